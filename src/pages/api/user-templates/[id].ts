import { Done } from '#contract/done';
import { Template, TemplateInput } from '#contract/templates';
import { route } from '#server/http/route';
import { changeTemplate, forgetTemplate, TEMPLATE_MAX_BYTES } from '#server/templates/templates';

export const prerender = false;

export const PUT = route({
	access: 'signed-in',
	input: TemplateInput,
	mostBytes: TEMPLATE_MAX_BYTES,
	output: Template,
	handle: ({ runtime, caller, params, input }) => changeTemplate(runtime, caller, params['id'] ?? '', input),
});

export const DELETE = route({
	access: 'signed-in',
	output: Done,
	handle: ({ runtime, caller, params }) => forgetTemplate(runtime, caller, params['id'] ?? ''),
});
