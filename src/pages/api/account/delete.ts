import { DeleteRequest } from '#contract/account-data';
import { Done } from '#contract/done';
import { deleteAccount } from '#server/account/delete-account';
import { noSessionCookies } from '#server/auth/session-cookie';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route({
	access: 'session',
	input: DeleteRequest,
	output: Done,
	async handle({ runtime, caller, input, request, setCookie }) {
		const { clientAddress } = request;
		const done = await deleteAccount(runtime, caller, { password: input.password, clientAddress });
		for (const cookie of noSessionCookies(runtime.publicOrigin)) setCookie(cookie);
		return done;
	},
});
