import { OPERATIONS } from '#contract/operations';
import { route } from '#server/http/route';
import { exportTemplates } from '#server/templates/export-templates';

export const prerender = false;

export const GET = route(OPERATIONS.exportTemplates, {
	burst: 'searchBurst',
	handle: ({ runtime, caller, query }) => exportTemplates(runtime, caller, query),
});
