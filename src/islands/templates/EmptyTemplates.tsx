import type { ReactElement, ReactNode } from 'react';
import type { TemplatesCopy } from '#copy/templates-copy';
import type { TemplateDraft } from './template-draft.ts';

interface Props {
	readonly copy: TemplatesCopy['empty'];
	/** @param first what the new one begins with */
	readonly onCreate: (first: TemplateDraft) => void;
	/** Another way to begin. */
	readonly children: ReactNode;
}

/** Teaches what a template is by one; it is there to be changed. */
export function EmptyTemplates({ copy, onCreate, children }: Props): ReactElement {
	const { title, body } = copy.example;
	return (
		<div className="kept-empty">
			<h2>{copy.title}</h2>
			<p>{copy.text}</p>
			<figure className="kept-example">
				<figcaption>{title}</figcaption>
				<p>
					{body.split(/(\{\{[^{}]+\}\})/).map((part, at) =>
						// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
						part.startsWith('{{') ? <mark key={at}>{part}</mark> : part,
					)}
				</p>
			</figure>
			<button type="button" className="button" onClick={() => onCreate({ title, body, tags: '', raw: '' })}>
				{copy.action}
			</button>
			{children}
		</div>
	);
}
