import { callApi } from '#islands/account-api.ts';
import { tellOtherTabs } from '#islands/account-state/other-tabs.ts';
import { PERSONAL_KEYS } from '#islands/account-state/personal-keys.ts';

/** Ends the session and goes home. Never throws: a failure is only logged, and the visitor stays signed in. */
export async function logOut(): Promise<void> {
	const outcome = await callApi('POST', '/api/auth/sign-out');
	if (!outcome.isOk) {
		console.error('log out failed', outcome.refusal);
		return;
	}
	forgetPerson();
	tellOtherTabs();
	location.href = '/';
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
