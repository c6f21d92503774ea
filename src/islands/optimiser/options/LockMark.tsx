import type { ReactElement } from 'react';

/** A padlock, with the plan's name for screen readers. */
export function LockMark({ word }: { readonly word: string }): ReactElement {
	return (
		<>
			<svg className="opt-lock" viewBox="0 0 12 14" aria-hidden="true">
				<path d="M3 6V4a3 3 0 0 1 6 0v2h.5A1.5 1.5 0 0 1 11 7.500v4A1.500 1.500 0 0 1 9.500 13h-7A1.500 1.500 0 0 1 1 11.500v-4A1.500 1.500 0 0 1 2.500 6zm1.500 0h3V4a1.500 1.500 0 0 0-3 0z" />
			</svg>
			<span className="visually-hidden">{word}: </span>
		</>
	);
}
