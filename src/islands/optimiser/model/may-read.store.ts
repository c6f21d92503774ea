import { atom } from 'nanostores';
import type { ModelPage } from '#contract/model-page';
import { $account, type AccountState } from '#islands/account-state/account.store.ts';

/** What the server told of its model; null until then. */
export const $modelPage = atom<ModelPage | null>(null);
/** Whether the person lets it read, on this page. */
export const $isLet = atom(true);

/** `plan`: this plan has no model, so that nothing is said of one. */
export type Standing = 'on' | 'off' | 'account' | 'plan' | 'unknown';

export function standingOf(page: ModelPage, account: AccountState, isLet: boolean): Standing {
	if (account.kind === 'loading') return 'unknown';
	const isSignedIn = account.kind === 'signedIn';
	const plan = !isSignedIn ? 'anonymous' : account.account.isPro ? 'pro' : 'free';
	if (!page.readers.includes(plan)) return 'plan';
	if (isSignedIn && account.account.prefs.letModelRead === false) return 'account';
	return isLet ? 'on' : 'off';
}

/** Only what the line beside the button says: nothing goes out before it could be read. */
export function mayModelRead(): boolean {
	const page = $modelPage.get();
	return page !== null && standingOf(page, $account.get(), $isLet.get()) === 'on';
}
