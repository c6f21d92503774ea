import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { changeTemplate, forgetTemplate, setPinned, TEMPLATE_MAX_BYTES } from '#server/templates/templates';

export const prerender = false;

export const PUT = route(OPERATIONS.updateTemplate, {
	mostBytes: TEMPLATE_MAX_BYTES,
	handle: ({ runtime, caller, params, input }) => changeTemplate(runtime, caller, params['id'] ?? '', input),
});

export const PATCH = route(OPERATIONS.pinTemplate, {
	handle: ({ runtime, caller, params, input }) => setPinned(runtime, caller, params['id'] ?? '', input.pinned),
});

export const DELETE = route(OPERATIONS.deleteTemplate, {
	handle: ({ runtime, caller, params }) => forgetTemplate(runtime, caller, params['id'] ?? ''),
});
