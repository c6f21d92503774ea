import type { ReactElement } from 'react';
import { splitAtBlanks } from './variables.ts';

/** The text of a template with each blank drawn as an empty slot. */
export function SlottedText({ text }: { readonly text: string }): ReactElement {
	return (
		<>
			{splitAtBlanks(text).map(({ words, isBlank }, at) =>
				isBlank ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
					<mark key={at} className="kept-slot">
						{words}
					</mark>
				) : (
					words
				),
			)}
		</>
	);
}
