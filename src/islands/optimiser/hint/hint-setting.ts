const HINT_KEY = 'ploop:hints';
const OFF = 'off';

export function areHintsOn(): boolean {
	try {
		return localStorage.getItem(HINT_KEY) !== OFF;
	} catch {
		return true;
	}
}

/** Stores the choice for later visits, where the browser allows it. */
export function keepHints(isOn: boolean): void {
	try {
		if (isOn) localStorage.removeItem(HINT_KEY);
		else localStorage.setItem(HINT_KEY, OFF);
	} catch {
		// With blocked storage the choice lasts as long as the page.
	}
}
