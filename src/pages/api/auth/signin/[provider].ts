import { PROVIDER_OPERATIONS } from '#contract/provider-operations';
import { providerEndpoint } from '#server/providers/provider-endpoint';

export const prerender = false;

export const POST = providerEndpoint(PROVIDER_OPERATIONS.leaveForProvider);
