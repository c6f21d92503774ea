import type { Done } from '#contract/done';
import { OPERATIONS } from '#contract/operations';
import { unlinkProvider } from '#server/account/ways-in';
import { stepCookie } from '#server/auth/step-cookie';
import { route } from '#server/http/route';
import { askToLink } from '#server/providers/link-identity';

export const prerender = false;

export const POST = route(OPERATIONS.askToLink, {
	async handle({ runtime, caller, params, input, setCookie }) {
		const token = await askToLink(runtime, caller, { provider: params['provider'] ?? '', ...input });
		setCookie(stepCookie(token, runtime.publicOrigin));
		return { ok: true } satisfies Done;
	},
});

export const DELETE = route(OPERATIONS.unlinkProvider, {
	handle: ({ runtime, caller, params }) => unlinkProvider(runtime, caller, params['provider'] ?? ''),
});
