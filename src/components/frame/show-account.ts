import { $account, type AccountState } from '#islands/account-state/account.store.ts';
import { followSession, refreshAccount } from '#islands/account-state/ask-account.ts';
import { welcomeOnce } from '#islands/account-state/welcome.ts';

/**
 * Updates the frame for the signed-in account: an attribute on the root element, by which the styles choose what to show, and
 * the account's values in every element with `data-account-shows`.
 */
export function showAccount(): void {
	followSession();
	$account.subscribe((state) => {
		document.documentElement.dataset['account'] = attributeOf(state);
		if (state.kind !== 'signedIn') return;
		fill(state.account);
		void welcomeOnce(state.account);
	});
	document.addEventListener('click', (event) => {
		if ((event.target as Element).closest('[data-account-retry]')) void refreshAccount();
	});
}

function attributeOf(state: AccountState): string {
	if (state.kind === 'signedIn') return state.account.isPro ? 'pro' : 'free';
	return state.kind === 'signedOut' ? 'out' : state.kind;
}

function fill({ email, planLabel }: { readonly email: string; readonly planLabel: string }): void {
	const [letter = ''] = email.toUpperCase();
	const texts: Readonly<Record<string, string>> = { email, plan: planLabel, letter };
	for (const place of document.querySelectorAll<HTMLElement>('[data-account-shows]')) {
		place.textContent = texts[place.dataset['accountShows'] ?? ''] ?? '';
	}
}
