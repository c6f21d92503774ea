/** `1` while the account on this device prefers the compact view. The optimiser's page reads it before the first paint. */
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
