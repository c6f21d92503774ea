import type { ModelPage } from '#contract/model-page';
import { $account, type AccountState } from '#islands/account-state/account.store.ts';
import { atom } from '#islands/store/atom.ts';

/** The server's data about its model; null until it is read. */
export const $modelPage = atom<ModelPage | null>(null);
/** Whether the visitor lets the model read requests, on this page. */
export const $isLet = atom(true);

/** `plan`: the plan includes no model, so none is mentioned. */
export type Standing = 'on' | 'off' | 'account' | 'plan' | 'unknown';

export function standingOf(page: ModelPage, account: AccountState, isLet: boolean): Standing {
	if (account.kind === 'loading') return 'unknown';
	const isSignedIn = account.kind === 'signedIn';
	const plan = !isSignedIn ? 'anonymous' : account.account.isPro ? 'pro' : 'free';
	if (!page.readers.includes(plan)) return 'plan';
	if (isSignedIn && account.account.prefs.letModelRead === false) return 'account';
	return isLet ? 'on' : 'off';
}

/** Whether the model may read the request: only after the line beside the button has said so, so that nothing is sent unannounced. */
export function mayModelRead(): boolean {
	const page = $modelPage.get();
	return page !== null && standingOf(page, $account.get(), $isLet.get()) === 'on';
}
