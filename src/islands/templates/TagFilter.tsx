import type { ReactElement } from 'react';
import type { TemplatesCopy } from '#copy/templates-copy';

interface Props {
	readonly tags: readonly string[];
	/** null: all. */
	readonly chosen: string | null;
	readonly copy: TemplatesCopy;
	readonly onChoose: (tag: string | null) => void;
}

/** Filters by one tag or none. A chosen tag that no template has any more stays, so that it can be unchosen. */
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
