import { interest } from './interest.ts';

// Astro wants a client directive as a default export.
export default interest;
