import type { ReactElement } from 'react';

/** Id of the box. */
export const PROMPT_BOX = 'optimizer-prompt';

function openBox(): void {
	const box = document.getElementById(PROMPT_BOX);
	box?.focus();
	// In a window that is not active a browser moves the focus without an event.
	if (!document.hasFocus()) box?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Opens the box, which is folded beside an answer that quotes the text, and puts the focus into it. */
export function EditButton({ label }: { readonly label: string }): ReactElement {
	return (
		<button type="button" className="opt-menu-button opt-edit" onClick={openBox}>
			{label}
		</button>
	);
}
