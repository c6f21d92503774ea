import { AccountExport, ExportRequest } from '#contract/account-data';
import { exportAccount } from '#server/account/export-account';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route({
	access: 'session',
	input: ExportRequest,
	output: AccountExport,
	handle: ({ runtime, caller, input }) => exportAccount(runtime, caller, input),
});
