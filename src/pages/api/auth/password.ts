import type { Done } from '#contract/done';
import { OPERATIONS } from '#contract/operations';
import { changePassword } from '#server/auth/change-password';
import { giveSession } from '#server/auth/give-session';
import { visitOf } from '#server/auth/visit';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.changePassword, {
	async handle(call) {
		const session = await changePassword(call.runtime, call.caller, call.input, visitOf(call.request, call.runtime));
		giveSession(call, session);
		return { ok: true } satisfies Done;
	},
});
