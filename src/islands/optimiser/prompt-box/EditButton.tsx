import type { ReactElement } from 'react';

/** Id of the box. */
export const PROMPT_BOX = 'optimizer-prompt';

/** Beside an answer the box is out of sight, as the text stands there once already; who goes to it has it open. */
export function EditButton({ label }: { readonly label: string }): ReactElement {
	return (
		<button
			type="button"
			className="opt-menu-button opt-edit"
			onClick={() => document.getElementById(PROMPT_BOX)?.focus()}
		>
			{label}
		</button>
	);
}
