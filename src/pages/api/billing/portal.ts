import { OPERATIONS } from '#contract/operations';
import { openPortal } from '#server/billing/open-portal';
import { ownOriginOf } from '#server/http/origin-check';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.openPortal, {
	handle: ({ runtime, caller, request }) => openPortal(runtime, caller, ownOriginOf(request, runtime.publicOrigin)),
});
