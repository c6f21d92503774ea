import { AccountChanges, AccountResponse } from '#contract/account';
import { changeAccount, readAccount } from '#server/account/profile';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route({
	access: 'signed-in',
	output: AccountResponse,
	handle: ({ runtime, caller }) => readAccount(runtime, caller),
});

export const PATCH = route({
	access: 'account',
	input: AccountChanges,
	output: AccountResponse,
	handle: ({ runtime, caller, input }) => changeAccount(runtime, caller, input),
});
