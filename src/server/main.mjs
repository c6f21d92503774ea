import './compiled-code.mjs';

// After the line above, because static imports would be linked before it runs.
await import('./yaml-modules.ts');
const { serve } = await import('./serve.ts');
await serve();
