import { OPERATIONS } from '#contract/operations';
import { changeAccount, readAccount } from '#server/account/profile';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route(OPERATIONS.readAccount, {
	handle: ({ runtime, caller }) => readAccount(runtime, caller),
});

export const PATCH = route(OPERATIONS.changeAccount, {
	handle: ({ runtime, caller, input }) => changeAccount(runtime, caller, input),
});
