import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { duplicateTemplate } from '#server/templates/templates';

export const prerender = false;

export const POST = route(OPERATIONS.duplicateTemplate, {
	handle: ({ runtime, caller, params }) => duplicateTemplate(runtime, caller, params['id'] ?? ''),
});
