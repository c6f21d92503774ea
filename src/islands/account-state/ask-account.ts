import type { AccountResponse } from '#contract/account';
import { callApi } from '../account-api.ts';
import { $account } from './account.store.ts';
import { hearOtherTabs } from './other-tabs.ts';
import { isHinted } from './signed-in-hint.ts';

/** Asks who is signed in, and again when another tab or the connection changes. */
export function followSession(): void {
	void refreshAccount();
	hearOtherTabs(() => void refreshAccount());
	addEventListener('online', askAgain);
}

/** Number of the latest request: answers to earlier ones are ignored. */
let asked = 0;

/** Asks who is signed in; the page shows the last known account meanwhile. */
export async function refreshAccount(): Promise<void> {
	asked += 1;
	const mine = asked;
	if (!isHinted()) {
		$account.set({ kind: 'signedOut' });
		return;
	}
	if ($account.get().kind !== 'signedIn') $account.set({ kind: 'loading' });
	const outcome = await callApi<AccountResponse>('GET', '/api/account');
	if (mine !== asked) return;
	if (outcome.isOk) $account.set({ kind: 'signedIn', account: outcome.answer });
	else if (outcome.refusal.status === 401) $account.set({ kind: 'signedOut' });
	else if ($account.get().kind !== 'signedIn') $account.set({ kind: 'unknown' });
}

/** Stores the account from the answer of a call that changed it. */
export function showAccount(account: AccountResponse): void {
	asked += 1;
	$account.set({ kind: 'signedIn', account });
}

function askAgain(): void {
	if ($account.get().kind === 'unknown') void refreshAccount();
}
