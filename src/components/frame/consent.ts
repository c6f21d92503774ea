/** What the visitor allowed. Listeners: `document.addEventListener('ploop:consent', (event) => event.detail)`. */
export type Consent = 'granted' | 'denied';

export function startConsent(): void {
	document.addEventListener('click', (event) => {
		const choice = (event.target as Element).closest<HTMLElement>('[data-consents]')?.dataset['consents'];
		if (choice) decide(choice === 'granted' ? 'granted' : 'denied');
	});
	// Escape belongs to whatever is open on top; only then does it answer the banner, and the answer is no.
	document.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape' || event.defaultPrevented) return;
		if (state() === 'unset' && !document.querySelector('dialog[open], [popover]:popover-open')) decide('denied');
	});
	startPreferences();
}

function startPreferences(): void {
	const dialog = document.querySelector<HTMLDialogElement>('#cookie-dialog');
	const analytics = dialog?.querySelector<HTMLInputElement>('[name=analytics]');
	if (!dialog || !analytics) return;
	dialog.addEventListener('ploop:opened', () => {
		analytics.checked = state() === 'granted';
	});
	dialog.querySelector('form')?.addEventListener('submit', () => decide(analytics.checked ? 'granted' : 'denied'));
}

function state(): string | undefined {
	return document.documentElement.dataset['consent'];
}

function decide(choice: Consent): void {
	document.documentElement.dataset['consent'] = choice;
	try {
		localStorage.setItem('consent', choice);
	} catch {
		// Storage is blocked: the banner asks again on the next page.
	}
	document.dispatchEvent(new CustomEvent<Consent>('ploop:consent', { detail: choice }));
}
