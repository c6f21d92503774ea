import type { ReactElement } from 'react';

/** Stands before the words of a button that adds one. */
export function PlusMark(): ReactElement {
	return (
		<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
			<path d="M8 3v10M3 8h10" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
		</svg>
	);
}
