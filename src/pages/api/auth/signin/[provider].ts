import { OPERATIONS } from '#contract/operations';
import { providerEndpoint } from '#server/providers/provider-endpoint';

export const prerender = false;

export const POST = providerEndpoint(OPERATIONS.leaveForProvider);
