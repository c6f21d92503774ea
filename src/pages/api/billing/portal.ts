import { PortalResponse } from '#contract/billing';
import { openPortal } from '#server/billing/open-portal';
import { ownOriginOf } from '#server/http/origin-check';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route({
	access: 'session',
	output: PortalResponse,
	handle: ({ runtime, caller, request }) => openPortal(runtime, caller, ownOriginOf(request, runtime.publicOrigin)),
});
