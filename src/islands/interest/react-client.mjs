/** Replaces the client of Astro's React integration, which must be a default export. */
export { wakeWithReact as default } from './wake-with-react.ts';
