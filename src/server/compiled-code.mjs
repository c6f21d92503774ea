// Plain JavaScript on purpose: a TypeScript file would load Node's reader of TypeScript, which this avoids.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// The build keeps what Node compiles of the server, its types already taken off. Read back from there, the server starts
// faster and holds some 50 MB less. Each thread has to ask for it, before it imports anything else.
enableCompileCache(join(import.meta.dirname, '../../dist/compiled'));
