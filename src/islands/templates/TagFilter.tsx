import type { ReactElement } from 'react';
import type { TemplatesCopy } from '#copy/templates-copy';

interface Props {
	readonly tags: readonly string[];
	/** null: all. */
	readonly chosen: string | null;
	readonly copy: TemplatesCopy;
	readonly onChoose: (tag: string | null) => void;
}

/** One tag, or all of them. A tag that has gone while it was chosen stays to be taken back. */
export function TagFilter({ tags, chosen, copy, onChoose }: Props): ReactElement | null {
	const all = chosen === null || tags.includes(chosen) ? tags : [chosen, ...tags];
	if (all.length === 0) return null;
	return (
		<fieldset className="kept-tags">
			<legend className="visually-hidden">{copy.tagsLabel}</legend>
			{[null, ...all].map((tag) => (
				<button
					key={tag === null ? 'all' : `tag ${tag}`}
					type="button"
					className="kept-chip"
					aria-pressed={tag === chosen}
					dir="auto"
					onClick={() => onChoose(tag)}
				>
					{tag ?? copy.allTags}
				</button>
			))}
		</fieldset>
	);
}
