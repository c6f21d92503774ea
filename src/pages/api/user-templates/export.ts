import { ExportQuery, TemplatesFile } from '#contract/template-files';
import { route } from '#server/http/route';
import { exportTemplates } from '#server/templates/export-templates';

export const prerender = false;

export const GET = route({
	access: 'account',
	burst: 'searchBurst',
	query: ExportQuery,
	output: TemplatesFile,
	handle: ({ runtime, caller, query }) => exportTemplates(runtime, caller, query),
});
