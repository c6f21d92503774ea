import { ImportReport, ImportRequest } from '#contract/template-files';
import { route } from '#server/http/route';
import { IMPORT_MAX_BYTES, importTemplates } from '#server/templates/import-templates';

export const prerender = false;

export const POST = route({
	access: 'account',
	input: ImportRequest,
	mostBytes: IMPORT_MAX_BYTES,
	output: ImportReport,
	handle: ({ runtime, caller, input }) => importTemplates(runtime, caller, input),
});
