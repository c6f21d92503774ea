import './compiled-code.mjs';
import { join } from 'node:path';

const PATIENCE_MS = 120_000;

// Loads every module that a server may load, so that Node stores their compiled code in the build.
await import('#server/yaml-modules');
await import('#server/serve');
await import('#server/providers/ask-auth');
await import('@simplewebauthn/server');
await import('uqr');
await import('nodemailer');
const { loadEndpoints } = await import('#server/http/api-endpoints');
await loadEndpoints(join(import.meta.dirname, '../pages/api'));
const { startEngineThread } = await import('#server/optimise/engine-thread');
const { DEFAULT_MODIFIERS } = await import('#engine/modifiers');
// A longer limit than at run time, because nothing is compiled yet and the building machine may be busy.
await startEngineThread(undefined, PATIENCE_MS).optimise(
	'Write a thank-you note to our volunteers, under 80 words.',
	DEFAULT_MODIFIERS,
);
process.exit(0);
