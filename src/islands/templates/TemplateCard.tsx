import type { ReactElement } from 'react';
import type { Template } from '#contract/templates';
import type { TemplatesCopy } from '#contract/templates-copy';
import { excerptStart } from '../lists/excerpt-start.ts';
import { fillIn, fillInCount } from '../optimiser/fill-in.ts';
import { findVariables } from './variables.ts';

export type TemplateAction = 'use' | 'edit' | 'duplicate' | 'remove';

interface Props {
	readonly template: Template;
	readonly copy: TemplatesCopy;
	readonly onAct: (action: TemplateAction, template: Template) => void;
}

const SHOWN_CHARS = 400;
const ACTIONS: readonly TemplateAction[] = ['use', 'edit', 'duplicate', 'remove'];
const LOOKS = {
	use: 'button is-small',
	edit: 'button is-small is-quiet',
	duplicate: 'link-button',
	remove: 'link-button kept-remove',
};
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

export function TemplateCard({ template, copy, onAct }: Props): ReactElement {
	const { title, body, tags = [], updated_at: at } = template;
	const blanks = findVariables(body).length;
	return (
		<li className="kept-item">
			<h2 dir="auto">{title}</h2>
			<p className="kept-body" dir="auto">
				{excerptStart(body, SHOWN_CHARS)}
			</p>
			<p className="kept-meta">
				{blanks > 0 && <span className="kept-blanks">{fillInCount(copy.blanks, blanks)}</span>}
				{tags.map((tag) => (
					<span key={tag} className="kept-tag" dir="auto">
						{tag}
					</span>
				))}
				<time dateTime={at}>{fillIn(copy.changed, { date: DAY.format(new Date(at)) })}</time>
			</p>
			<div className="kept-actions">
				{ACTIONS.map((action) => (
					<button key={action} type="button" className={LOOKS[action]} onClick={() => onAct(action, template)}>
						{copy[action]}
						<span className="visually-hidden">{fillIn(copy.about, { title })}</span>
					</button>
				))}
			</div>
		</li>
	);
}
