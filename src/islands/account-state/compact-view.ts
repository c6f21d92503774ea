/** `1` while the account on this device wants the compact view; the page of the optimiser reads it before it is painted. */
const COMPACT_KEY = 'ploop:compact';

export function showCompact(isCompact: boolean): void {
	document.documentElement.toggleAttribute('data-compact', isCompact);
	try {
		if (isCompact) localStorage.setItem(COMPACT_KEY, '1');
		else localStorage.removeItem(COMPACT_KEY);
	} catch {
		// Without storage the view turns compact once the account has answered.
	}
}
