import type { ReactElement } from 'react';

/** Id of the box. */
export const PROMPT_BOX = 'optimizer-prompt';

function openBox(): void {
	const box = document.getElementById(PROMPT_BOX);
	box?.focus();
	// In a window that is not the active one a browser moves the focus without telling.
	if (!document.hasFocus()) box?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Beside an answer the box is out of sight, as the text stands there once already; who goes to it has it open. */
export function EditButton({ label }: { readonly label: string }): ReactElement {
	return (
		<button type="button" className="opt-menu-button opt-edit" onClick={openBox}>
			{label}
		</button>
	);
}
