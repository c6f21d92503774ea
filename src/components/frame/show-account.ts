import { $account, type AccountState } from '#islands/account-state/account.store.ts';

/** Keeps the page in step with who is signed in: one attribute on the root, by which the styles choose what to show. */
export function showAccount(): void {
	$account.subscribe((state) => {
		document.documentElement.dataset['account'] = attributeOf(state);
	});
}

function attributeOf(state: AccountState): string {
	if (state.kind === 'signedIn') return state.account.isPro ? 'pro' : 'free';
	return state.kind === 'signedOut' ? 'out' : state.kind;
}
