export interface OpenDialogRequest {
	/** Id of the `<dialog>`. */
	id: string;
	/** Name of the control that was tried; shown where the dialog has a `[data-feature-name]`. */
	feature?: string;
}

/**
 * Opens dialogs: from `<button data-opens="upgrade-dialog" data-feature="Tone: casual">`, or by script with
 * `document.dispatchEvent(new CustomEvent('ploop:open-dialog', { detail: { id, feature } }))`.
 * The browser traps and restores focus and closes on Escape; the backdrop click is ours, as not every browser has `closedby`.
 */
export function startDialogs(): void {
	document.addEventListener('click', (event) => {
		const target = event.target as HTMLElement;
		const opener = target.closest<HTMLElement>('[data-opens]');
		if (opener) open({ id: opener.dataset['opens'] ?? '', feature: opener.dataset['feature'] ?? '' });
		if (target.closest('[data-closes]') || isBackdrop(target, event)) target.closest('dialog')?.close();
	});
	document.addEventListener('ploop:open-dialog', (event) => open((event as CustomEvent<OpenDialogRequest>).detail));
}

function open({ id, feature }: OpenDialogRequest): void {
	const dialog = document.getElementById(id);
	if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
	// One at a time: closing first gives focus back to the opener, which this dialog then returns it to.
	for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close();
	showFeature(dialog, feature);
	dialog.showModal();
	dialog.scrollTop = 0;
	dialog.dispatchEvent(new Event('ploop:opened'));
}

function showFeature(dialog: HTMLElement, feature = ''): void {
	const place = dialog.querySelector<HTMLElement>('[data-feature-name]');
	if (place) place.textContent = feature || (place.dataset['featureName'] ?? '');
}

/** A click on the backdrop arrives at the dialog itself, outside its box; so does one on its padding, inside. */
function isBackdrop(target: HTMLElement, { clientX: x, clientY: y }: MouseEvent): boolean {
	if (target.tagName !== 'DIALOG') return false;
	const box = target.getBoundingClientRect();
	return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
