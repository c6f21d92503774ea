import { WelcomeRequest, WelcomeResponse } from '#contract/welcome';
import { route } from '#server/http/route';
import { welcome } from '#server/mail/welcome';

export const prerender = false;

export const POST = route({
	access: 'account',
	input: WelcomeRequest,
	output: WelcomeResponse,
	handle: ({ runtime, caller, input }) => welcome(runtime, caller, input.email),
});
