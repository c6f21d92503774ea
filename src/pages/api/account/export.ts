import { OPERATIONS } from '#contract/operations';
import { exportAccount } from '#server/account/export-account';
import { route } from '#server/http/route';

export const prerender = false;

export const POST = route(OPERATIONS.exportAccount, {
	handle: ({ runtime, caller, input }) => exportAccount(runtime, caller, input),
});
