import '#server/yaml-modules';
import type { ProviderSettings } from '#server/providers/provider-settings';

/**
 * Program: `serve-with-providers.ts <settings as JSON>` starts the server on the last build, with these sign-in
 * providers.
 */
const { serve } = await import('#server/serve');
const providers: ProviderSettings[] = JSON.parse(process.argv[2] ?? '[]');
await serve({ change: (runtime) => ({ ...runtime, providers }) });
