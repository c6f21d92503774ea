import type { AccountResponse, Preferences } from '#contract/account';
import { callApi } from '#islands/account-api.ts';
import { showAccount } from '#islands/account-state/ask-account.ts';
import { showCompact } from '#islands/account-state/compact-view.ts';
import { tellOtherTabs } from '#islands/account-state/other-tabs.ts';
import { atom } from '#islands/store/atom.ts';

export type PreferenceName = keyof Preferences;

const SAVE_AFTER_MS = 300;

/** Changes that are not saved yet: shown at once, and taken back when saving fails. */
export const $unsaved = atom<Partial<Preferences>>({});
/** Outcome of the last save. */
export const $saving = atom<'idle' | 'saved' | 'failed'>('idle');

let timer: ReturnType<typeof setTimeout> | null = null;

export function switchPreference(name: PreferenceName, isOn: boolean): void {
	$unsaved.set({ ...$unsaved.get(), [name]: isOn });
	$saving.set('idle');
	if (timer) clearTimeout(timer);
	timer = setTimeout(() => void savePreferences(), SAVE_AFTER_MS);
}

/** Saves without waiting for the pause, when the page is left. */
export function savePreferencesNow(): void {
	if (timer) void savePreferences();
}

async function savePreferences(): Promise<void> {
	if (timer) clearTimeout(timer);
	timer = null;
	const prefs = $unsaved.get();
	const outcome = await callApi<AccountResponse>('PATCH', '/api/account', { prefs });
	// Preferences that were switched again meanwhile stay in the queue.
	if (timer === null) $unsaved.set({});
	if (outcome.isOk) {
		showAccount(outcome.answer);
		showCompact(outcome.answer.prefs.compactView);
		tellOtherTabs();
	}
	$saving.set(outcome.isOk ? 'saved' : 'failed');
}

/** The preferences to show: the saved ones with unsaved changes. */
export function shownPreferences(saved: Preferences, unsaved: Partial<Preferences>): Preferences {
	return { ...saved, ...unsaved };
}
