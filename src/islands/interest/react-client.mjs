/** Stands for the client of Astro's integration of React, which has to be a default export. */
export { wakeWithReact as default } from './wake-with-react.ts';
