import { $account } from '#islands/account-state/account.store.ts';

/** The result that has just arrived, until it has been handled. */
let fresh: string | null = null;

export function markArrival(requestId: string): void {
	fresh = requestId;
}

/** Whether this result has just arrived and the preference says to copy results; true once for each result. */
export function takeForCopying(requestId: string): boolean {
	if (fresh !== requestId) return false;
	fresh = null;
	const state = $account.get();
	return state.kind === 'signedIn' && state.account.prefs.autoCopyOptimisedPrompt;
}
