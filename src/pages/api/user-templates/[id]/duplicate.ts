import { Template } from '#contract/templates';
import { route } from '#server/http/route';
import { duplicateTemplate } from '#server/templates/templates';

export const prerender = false;

export const POST = route({
	access: 'account',
	output: Template,
	handle: ({ runtime, caller, params }) => duplicateTemplate(runtime, caller, params['id'] ?? ''),
});
