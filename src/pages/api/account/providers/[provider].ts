import { Done } from '#contract/done';
import { OwnerProof } from '#contract/ways-in';
import { unlinkProvider } from '#server/account/ways-in';
import { stepCookie } from '#server/auth/step-cookie';
import { route } from '#server/http/route';
import { askToLink } from '#server/providers/link-identity';

export const prerender = false;

export const POST = route({
	access: 'session',
	input: OwnerProof,
	output: Done,
	async handle({ runtime, caller, params, input, setCookie }) {
		const token = await askToLink(runtime, caller, { provider: params['provider'] ?? '', ...input });
		setCookie(stepCookie(token, runtime.publicOrigin));
		return { ok: true } satisfies Done;
	},
});

export const DELETE = route({
	access: 'session',
	output: Done,
	handle: ({ runtime, caller, params }) => unlinkProvider(runtime, caller, params['provider'] ?? ''),
});
