/** Written and removed at once: other tabs get the event, and nothing is kept. */
const SIGNAL_KEY = 'ploop:account-changed';

/** Tells this visitor's other tabs that someone signed in or out, or changed their account. */
export function tellOtherTabs(): void {
	try {
		localStorage.setItem(SIGNAL_KEY, '1');
		localStorage.removeItem(SIGNAL_KEY);
	} catch {
		// Storage is blocked: the other tabs ask the server when they are next shown.
	}
}

/** Calls back on a message of another tab, and when a page is restored from the browser's cache. Returns the function that stops it. */
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
