/** Written and removed at once: other tabs hear of it, and nothing is kept. */
const SIGNAL_KEY = 'ploop:account-changed';

/** Tells this visitor's other tabs that someone signed in or out, or changed their account. */
export function tellOtherTabs(): void {
	try {
		localStorage.setItem(SIGNAL_KEY, '1');
		localStorage.removeItem(SIGNAL_KEY);
	} catch {
		// Storage is blocked: they find out when they are next shown.
	}
}

/** Calls back when another tab told, and when a page kept by the browser is shown again. Returns how to stop. */
export function hearOtherTabs(onChange: () => void): () => void {
	const hear = ({ key, newValue }: StorageEvent) => key === SIGNAL_KEY && newValue !== null && onChange();
	const wake = ({ persisted }: PageTransitionEvent) => persisted && onChange();
	addEventListener('storage', hear);
	addEventListener('pageshow', wake);
	return () => {
		removeEventListener('storage', hear);
		removeEventListener('pageshow', wake);
	};
}
