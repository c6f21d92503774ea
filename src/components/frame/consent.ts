/** What the visitor allowed. Listeners: `document.addEventListener('ploop:consent', (event) => event.detail)`. */
export type Consent = 'granted' | 'denied';

const KEY = 'consent';

/** Answers come from `data-consents` on a button, in the banner or the preferences, and from this visitor's other tabs. */
export function startConsent(): void {
	document.addEventListener('click', (event) => {
		const choice = (event.target as Element).closest<HTMLElement>('[data-consents]')?.dataset['consents'];
		if (choice) decide(choice === 'granted' ? 'granted' : 'denied');
	});
	// Escape closes an open dialog or menu first; with none open it answers the banner, with no.
	document.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape' || event.defaultPrevented) return;
		if (state() === 'unset' && !document.querySelector('dialog[open], [popover]:popover-open')) decide('denied');
	});
	addEventListener('storage', ({ key, newValue }) => {
		// A null key: the whole storage was cleared.
		if (key === KEY || key === null) show(newValue === 'granted' || newValue === 'denied' ? newValue : 'unset');
	});
}

const state = (): string | undefined => document.documentElement.dataset['consent'];

function decide(choice: Consent): void {
	try {
		localStorage.setItem(KEY, choice);
	} catch {
		// Storage is blocked: the banner asks again on the next page.
	}
	show(choice);
}

function show(now: Consent | 'unset'): void {
	if (now === state()) return;
	document.documentElement.dataset['consent'] = now;
	const detail: Consent = now === 'granted' ? 'granted' : 'denied';
	document.dispatchEvent(new CustomEvent<Consent>('ploop:consent', { detail }));
}
