import { $account } from '#islands/account-state/account.store.ts';
import { refreshAccount } from '#islands/account-state/ask-account.ts';

/** Sends a visitor whose session is over to sign up, and replaces the history entry, so that Back does not return here. */
export function startGuard(): void {
	const page = document.querySelector<HTMLElement>('[data-guard]');
	const signUpHref = page?.dataset['guard'];
	$account.subscribe(({ kind }) => {
		if (kind === 'signedOut' && signUpHref) location.replace(signUpHref);
	});
	page?.querySelector('[data-retry]')?.addEventListener('click', () => void refreshAccount());
}
