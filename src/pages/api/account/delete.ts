import { OPERATIONS } from '#contract/operations';
import { deleteAccount } from '#server/account/delete-account';
import { noDeviceCookie } from '#server/auth/device-cookie';
import { noSessionCookies } from '#server/auth/session-cookie';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.deleteAccount, {
	async handle({ runtime, caller, input, setCookie }) {
		const done = await deleteAccount(runtime, caller, input);
		for (const cookie of noSessionCookies(runtime.publicOrigin)) setCookie(cookie);
		setCookie(noDeviceCookie(runtime.publicOrigin));
		return done;
	},
});
