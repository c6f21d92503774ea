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
	// The browser tells late of a closed dialog: a new one must not find the old one's second still running.
	dialog.addEventListener('ploop:opened', () => {
		clearTimeout(timer);
		timer = 0;
		button.ariaDisabled = null;
		button.textContent = label;
	});
}
