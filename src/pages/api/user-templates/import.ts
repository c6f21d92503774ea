import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { IMPORT_MAX_BYTES, importTemplates } from '#server/templates/import-templates';

export const prerender = false;

export const POST = route(OPERATIONS.importTemplates, {
	mostBytes: IMPORT_MAX_BYTES,
	handle: ({ runtime, caller, input }) => importTemplates(runtime, caller, input),
});
