import './yaml-modules.ts';

// After the hook above, because static imports would be linked before it runs.
const { serve } = await import('./serve.ts');
await serve();
