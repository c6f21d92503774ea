import { OPERATIONS } from '#contract/operations';
import { createApiToken, listApiTokens } from '#server/account/api-tokens';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route(OPERATIONS.listApiTokens, {
	handle: ({ runtime, caller }) => listApiTokens(runtime, caller),
});

export const POST = route(OPERATIONS.createApiToken, {
	handle: ({ runtime, caller, input }) => createApiToken(runtime, caller, input),
});
