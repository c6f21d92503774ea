import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { createTemplate, listTemplates, TEMPLATE_MAX_BYTES } from '#server/templates/templates';

export const prerender = false;

export const GET = route(OPERATIONS.listTemplates, {
	handle: ({ runtime, caller, query }) => listTemplates(runtime, caller, query),
});

export const POST = route(OPERATIONS.createTemplate, {
	mostBytes: TEMPLATE_MAX_BYTES,
	handle: ({ runtime, caller, input }) => createTemplate(runtime, caller, input),
});
