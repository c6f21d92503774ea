import type { ReactElement, ReactNode } from 'react';
import type { TemplatesCopy } from '#copy/templates-copy';
import type { TemplateDraft } from './template-draft.ts';

interface Props {
	readonly copy: TemplatesCopy['empty'];
	readonly mascot: ReactNode;
	/** @param first content of the new template */
	readonly onCreate: (first: TemplateDraft) => void;
	/** The button to import and export templates. */
	readonly children: ReactNode;
}

/** Explains templates, and offers a first one to change. */
export function EmptyTemplates({ copy, mascot, onCreate, children }: Props): ReactElement {
	const { title, body } = copy.example;
	return (
		<div className="kept-empty">
			{mascot}
			<h2>{copy.title}</h2>
			<p>{copy.text}</p>
			<div className="kept-ways">
				<button type="button" className="button" onClick={() => onCreate({ title, body, tags: '', raw: '' })}>
					{copy.action}
				</button>
				{children}
			</div>
		</div>
	);
}
