import type { AccountResponse } from '#contract/account';
import { atom } from '#islands/store/atom.ts';
import { isHinted } from './signed-in-hint.ts';

export type AccountState =
	| { readonly kind: 'loading' }
	/** The server could not be reached. */
	| { readonly kind: 'unknown' }
	| { readonly kind: 'signedIn'; readonly account: AccountResponse }
	| { readonly kind: 'signedOut' };

/** The signed-in account. Without a session hint nobody is signed in; with one, the page's account code asks the server. */
export const $account = atom<AccountState>({ kind: 'loading' }, () => {
	// There is no document, and no visitor, while the pages are built.
	if (typeof document !== 'undefined' && !isHinted()) $account.set({ kind: 'signedOut' });
});
