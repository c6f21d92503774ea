import type { ReactElement } from 'react';
import type { Template } from '#contract/templates';
import type { TemplatesCopy } from '#copy/templates-copy';
import { excerptStart } from '../lists/excerpt-start.ts';
import { fillIn, fillInCount } from '../optimiser/fill-in.ts';
import { findVariables } from './variables.ts';

export type TemplateAction = 'use' | 'edit' | 'pin' | 'duplicate' | 'remove';

interface Props {
	readonly template: Template;
	readonly copy: TemplatesCopy;
	readonly onAct: (action: TemplateAction, template: Template) => void;
}

/** The id of the button that pins a template, by the id of the template. */
export const pinButtonOf = (id: string): string => `pin-${id}`;

const SHOWN_CHARS = 400;
const ACTIONS: readonly TemplateAction[] = ['use', 'edit', 'pin', 'duplicate', 'remove'];
const LOOKS = {
	use: 'button is-small is-solid',
	edit: 'button is-small is-quiet',
	pin: 'link-button',
	duplicate: 'link-button',
	remove: 'link-button kept-remove',
};
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

export function TemplateCard({ template, copy, onAct }: Props): ReactElement {
	const { title, body, tags = [], source, pinned, updated_at: at } = template;
	const blanks = findVariables(body).length;
	return (
		<li className="kept-item">
			<h2 dir="auto">{title}</h2>
			<p className="kept-body" dir="auto">
				{excerptStart(body, SHOWN_CHARS)}
			</p>
			<p className="kept-meta">
				{pinned && <span className="kept-tag kept-pinned">{copy.pinned}</span>}
				{source && <span className="kept-tag">{copy.withSource}</span>}
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
					<button
						key={action}
						type="button"
						{...(action === 'pin' && { id: pinButtonOf(template.id) })}
						className={LOOKS[action]}
						onClick={() => onAct(action, template)}
					>
						{action === 'pin' && pinned ? copy.unpin : copy[action]}
						<span className="visually-hidden">{fillIn(copy.about, { title })}</span>
					</button>
				))}
			</div>
		</li>
	);
}
