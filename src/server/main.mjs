import './compiled-code.mjs';

// Before anything fills the heaps, and after the line above, because static imports would be linked before it runs.
await import('./heap-flags.ts');
await import('./yaml-modules.ts');
const { serve } = await import('./serve.ts');
await serve();
