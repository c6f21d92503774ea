import type { ReactElement } from 'react';

interface Props {
	readonly notes: readonly string[];
	readonly title: string;
}

/** How this rendering differs, and why. */
export function ModelNotes({ notes, title }: Props): ReactElement | null {
	if (notes.length === 0) return null;
	return (
		<details className="opt-notes">
			<summary>{title}</summary>
			<ul>
				{notes.map((note) => (
					<li key={note}>{note}</li>
				))}
			</ul>
		</details>
	);
}
