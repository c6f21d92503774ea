import { ApiTokenInput, ApiTokenList, NewApiToken } from '#contract/api-tokens';
import { createApiToken, listApiTokens } from '#server/account/api-tokens';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route({
	access: 'session',
	output: ApiTokenList,
	handle: ({ runtime, caller }) => listApiTokens(runtime, caller),
});

export const POST = route({
	access: 'session',
	input: ApiTokenInput,
	output: NewApiToken,
	handle: ({ runtime, caller, input }) => createApiToken(runtime, caller, input),
});
