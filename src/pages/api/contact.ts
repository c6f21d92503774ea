import { OPERATIONS } from '#contract/operations';
import { CONTACT_SENTENCES } from '#server/contact/contact-sentences';
import { sendMessage } from '#server/contact/send-message';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.contact, {
	refusal: { mark: { ok: false }, sentences: CONTACT_SENTENCES },
	handle: ({ runtime, caller, input, request: { clientAddress } }) =>
		sendMessage(runtime, input, { caller, clientAddress }),
});
