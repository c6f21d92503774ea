import '#server/yaml-modules';
import type { ProviderSettings } from '#server/providers/provider-settings';

/** Program: `serve-with-providers.ts <settings as JSON>` is the server on the last build, with these ways to sign in. */
const { serve } = await import('#server/serve');
const providers: ProviderSettings[] = JSON.parse(process.argv[2] ?? '[]');
await serve({ change: (runtime) => ({ ...runtime, providers }) });
