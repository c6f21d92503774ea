import { Template, TemplateInput, TemplatesPage, TemplatesQuery } from '#contract/templates';
import { route } from '#server/http/route';
import { createTemplate, listTemplates, TEMPLATE_MAX_BYTES } from '#server/templates/templates';

export const prerender = false;

export const GET = route({
	access: 'account',
	query: TemplatesQuery,
	output: TemplatesPage,
	handle: ({ runtime, caller, query }) => listTemplates(runtime, caller, query),
});

export const POST = route({
	access: 'account',
	input: TemplateInput,
	mostBytes: TEMPLATE_MAX_BYTES,
	output: Template,
	handle: ({ runtime, caller, input }) => createTemplate(runtime, caller, input),
});
