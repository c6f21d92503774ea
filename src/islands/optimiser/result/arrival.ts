import { $account } from '#islands/account-state/account.store.ts';

/** The result that has just come from the server, until it was seen to. */
let fresh: string | null = null;

export function markArrival(requestId: string): void {
	fresh = requestId;
}

/** Whether this result has just arrived for someone who wants results copied; true once a result. */
export function takeForCopying(requestId: string): boolean {
	if (fresh !== requestId) return false;
	fresh = null;
	const state = $account.get();
	return state.kind === 'signedIn' && state.account.prefs.autoCopyOptimisedPrompt;
}
