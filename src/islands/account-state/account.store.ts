import { atom, onMount } from 'nanostores';
import type { AccountResponse } from '#contract/account';
import { isHinted } from './signed-in-hint.ts';

export type AccountState =
	| { readonly kind: 'loading' }
	/** The server could not be reached. */
	| { readonly kind: 'unknown' }
	| { readonly kind: 'signedIn'; readonly account: AccountResponse }
	| { readonly kind: 'signedOut' };

/** Who is signed in. Without a sign of a session that is known at once; with one, the page's account code asks. */
export const $account = atom<AccountState>({ kind: 'loading' });

onMount($account, () => {
	// While the pages are built there is nobody to ask for.
	if (typeof document !== 'undefined' && !isHinted()) $account.set({ kind: 'signedOut' });
});
