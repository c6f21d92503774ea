/** Asks the page to open one of its dialogs, which are no part of the island. */
function openDialog(detail: { readonly id: string; readonly feature?: string }): void {
	document.dispatchEvent(new CustomEvent('ploop:open-dialog', { detail }));
}

export function offerUpgrade(): void {
	openDialog({ id: 'upgrade-dialog' });
}

/** @param feature as the visitor sees it, e.g. "Tone: Casual" */
export function offerPro(feature: string): void {
	openDialog({ id: 'pro-feature-dialog', feature });
}
