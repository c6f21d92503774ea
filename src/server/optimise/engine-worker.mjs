import '../compiled-code.mjs';

await import('./engine-worker.ts');
