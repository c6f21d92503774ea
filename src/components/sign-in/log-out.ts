import { signOut } from '#auth-astro/client';
import { tellOtherTabs } from '#islands/account-state/other-tabs.ts';
import { PERSONAL_KEYS } from '#islands/optimiser/storage-keys.ts';

/** Ends the session and goes home. Never throws: a failure is only logged, and the visitor stays signed in. */
export async function logOut(): Promise<void> {
	try {
		await signOut({ callbackUrl: '/' });
	} catch (error) {
		console.error('log out failed', error);
		return;
	}
	forgetPerson();
	tellOtherTabs();
}

function forgetPerson(): void {
	for (const key of PERSONAL_KEYS) {
		try {
			localStorage.removeItem(key);
			sessionStorage.removeItem(key);
		} catch {
			// Storage is blocked: then nothing was kept.
		}
	}
}
