/** The scroll takes about this long; focusing earlier would cut it short. */
const FOCUS_AFTER_MS = 500;

/**
 * A link to `#optimizer` scrolls there by itself; this closes the dialog it may stand in, then focuses the prompt box. So
 * does arriving by such a link from another page.
 */
export function startPromptLinks(): void {
	document.addEventListener('click', (event) => {
		const link = (event.target as Element).closest('a[href="#optimizer"]');
		if (!link) return;
		link.closest('dialog')?.close();
		setTimeout(focusPrompt, FOCUS_AFTER_MS);
	});
	if (location.hash === '#optimizer') setTimeout(focusPromptIfFree, FOCUS_AFTER_MS);
}

function focusPrompt(): void {
	document.querySelector<HTMLElement>('#optimizer textarea')?.focus({ preventScroll: true });
}

/** If an earlier prompt was opened meanwhile, or the visitor has moved the focus, the focus stays. */
function focusPromptIfFree(): void {
	if (document.activeElement === document.body) focusPrompt();
}
