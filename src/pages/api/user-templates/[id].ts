import { Done } from '#contract/done';
import { Template, TemplateInput, TemplatePin } from '#contract/templates';
import { route } from '#server/http/route';
import { changeTemplate, forgetTemplate, setPinned, TEMPLATE_MAX_BYTES } from '#server/templates/templates';

export const prerender = false;

export const PUT = route({
	access: 'account',
	input: TemplateInput,
	mostBytes: TEMPLATE_MAX_BYTES,
	output: Template,
	handle: ({ runtime, caller, params, input }) => changeTemplate(runtime, caller, params['id'] ?? '', input),
});

export const PATCH = route({
	access: 'account',
	input: TemplatePin,
	output: Template,
	handle: ({ runtime, caller, params, input }) => setPinned(runtime, caller, params['id'] ?? '', input.pinned),
});

export const DELETE = route({
	access: 'account',
	output: Done,
	handle: ({ runtime, caller, params }) => forgetTemplate(runtime, caller, params['id'] ?? ''),
});
