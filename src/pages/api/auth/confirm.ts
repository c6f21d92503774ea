import type { ConfirmResponse } from '#contract/auth';
import { OPERATIONS } from '#contract/operations';
import { confirm } from '#server/auth/confirm';
import { giveSession } from '#server/auth/give-session';
import { visitOf } from '#server/auth/visit';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.confirm, {
	async handle(call) {
		const { next, ...session } = await confirm(call.runtime, call.input, visitOf(call.request, call.runtime));
		return { ...giveSession(call, session), next } satisfies ConfirmResponse;
	},
});
