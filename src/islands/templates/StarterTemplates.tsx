import type { ReactElement } from 'react';
import type { TemplatesCopy } from '#copy/templates-copy';
import { fillIn } from '../optimiser/fill-in.ts';
import { PlusMark } from './PlusMark.tsx';
import { SlottedText } from './SlottedText.tsx';
import type { TemplateDraft } from './template-draft.ts';

interface Props {
	readonly copy: TemplatesCopy;
	/** Titles of existing templates, which are not offered. */
	readonly had: readonly string[];
	/** @param first content of the new template */
	readonly onCreate: (first: TemplateDraft) => void;
}

/** First templates for an account with few: each opens in the editor, to be changed and saved. */
export function StarterTemplates({ copy, had, onCreate }: Props): ReactElement | null {
	const { starters, about } = copy;
	const offered = [copy.empty.example, ...starters.items].filter(({ title }) => !had.includes(title));
	if (offered.length === 0) return null;
	return (
		<section className="kept-starters" aria-labelledby="template-starters">
			<h2 id="template-starters">{starters.title}</h2>
			<ul>
				{offered.map(({ title, body }) => (
					<li key={title}>
						<div>
							<h3>{title}</h3>
							<p>
								<SlottedText text={body} />
							</p>
						</div>
						<button
							type="button"
							className="row-button"
							aria-haspopup="dialog"
							onClick={() => onCreate({ title, body, tags: '', raw: '' })}
						>
							<PlusMark />
							{starters.add}
							<span className="visually-hidden"> {fillIn(about, { title })}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
