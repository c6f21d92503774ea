const PROCESSING_MS = 1000;

/** 'Upgrade to Pro' says 'Processing...' for a second, then the checkout opens, unless the dialog is closed before. */
export function startProFeature(): void {
	const dialog = document.querySelector<HTMLDialogElement>('#pro-feature-dialog');
	const button = dialog?.querySelector<HTMLButtonElement>('[data-processing]');
	if (!dialog || !button) return;
	const label = button.textContent;
	let timer = 0;
	button.addEventListener('click', () => {
		if (timer) return;
		button.ariaDisabled = 'true';
		button.textContent = button.dataset['processing'] ?? '';
		timer = window.setTimeout(() => {
			if (!dialog.open) return;
			dialog.close();
			location.assign(button.dataset['leadsTo'] ?? '');
		}, PROCESSING_MS);
	});
	// The `close` event comes late: the timer of an earlier opening must not run on in a new one.
	dialog.addEventListener('ploop:opened', () => {
		clearTimeout(timer);
		timer = 0;
		button.ariaDisabled = null;
		button.textContent = label;
	});
}
