import { $account } from '#islands/account-state/account.store.ts';
import { REMEMBERED_KEY } from '../stores/storage-keys.ts';

export type Remembered = Readonly<Record<string, unknown>>;

/** The account whose preference says to remember its options, or null. */
function findRememberer(): string | null {
	const state = $account.get();
	return state.kind === 'signedIn' && state.account.prefs.rememberAdvancedOptions ? state.account.id : null;
}

/** The options this account stored on this device; nothing when its preference is off, or storage is blocked. */
export function recall(): Remembered {
	const owner = findRememberer();
	if (owner === null) return {};
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED_KEY) ?? 'null');
		const { account, ...rest } = (kept ?? {}) as Remembered;
		return account === owner ? rest : {};
	} catch {
		return {};
	}
}

export function remember(part: Remembered): void {
	const account = findRememberer();
	if (account === null) return;
	keep(JSON.stringify({ ...recall(), ...part, account }));
}

/** Switching the preference off removes the remembered options. */
export function forgetRemembered(): void {
	keep(null);
}

function keep(text: string | null): void {
	try {
		if (text === null) localStorage.removeItem(REMEMBERED_KEY);
		else localStorage.setItem(REMEMBERED_KEY, text);
	} catch {
		// Without storage the options last as long as the page.
	}
}
