import type { ModelPage } from '#contract/model-page';
import { $account, type AccountState } from '#islands/account-state/account.store.ts';
import { atom } from '#islands/store/atom.ts';

/** The server's data about its model; null until it is read. */
export const $modelPage = atom<ModelPage | null>(null);
/** Whether the person lets it read, on this page. */
export const $isLet = atom(true);

/** `plan`: this plan has no model, so none is mentioned. */
export type Standing = 'on' | 'off' | 'account' | 'plan' | 'unknown';

export function standingOf(page: ModelPage, account: AccountState, isLet: boolean): Standing {
	if (account.kind === 'loading') return 'unknown';
	const isSignedIn = account.kind === 'signedIn';
	const plan = !isSignedIn ? 'anonymous' : account.account.isPro ? 'pro' : 'free';
	if (!page.readers.includes(plan)) return 'plan';
	if (isSignedIn && account.account.prefs.letModelRead === false) return 'account';
	return isLet ? 'on' : 'off';
}

/** Reads only once the line beside the button says so: nothing is sent before it could be read. */
export function mayModelRead(): boolean {
	const page = $modelPage.get();
	return page !== null && standingOf(page, $account.get(), $isLet.get()) === 'on';
}
