import { PROVIDER_OPERATIONS } from '#contract/provider-operations';
import { providerEndpoint } from '#server/providers/provider-endpoint';

export const prerender = false;

export const GET = providerEndpoint(PROVIDER_OPERATIONS.csrf);
