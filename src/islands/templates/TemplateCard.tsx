import type { ReactElement } from 'react';
import type { Template } from '#contract/templates';
import type { TemplatesCopy } from '#copy/templates-copy';
import { excerptStart } from '../lists/excerpt-start.ts';
import { RowMenu } from '../lists/RowMenu.tsx';
import { formatShortDay } from '../lists/short-day.ts';
import { fillIn, fillInCount } from '../optimiser/fill-in.ts';
import { PinButton } from './PinButton.tsx';
import { SlottedText } from './SlottedText.tsx';
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
/** So many fit into the three lines of a phone, with every blank drawn in them. */
const SEEN_CHARS = 110;

/** A template: a button to use it, the pin in the corner, other actions in a menu. */
export function TemplateCard({ template, copy, onAct }: Props): ReactElement {
	const { id, title, body, pinned } = template;
	const about = fillIn(copy.about, { title });
	const shown = excerptStart(body, SHOWN_CHARS);
	const act = (action: TemplateAction) => () => onAct(action, template);
	return (
		<li className="kept-card">
			<h2 dir="auto">{title}</h2>
			<PinButton
				id={pinButtonOf(id)}
				label={pinned ? copy.unpin : copy.pin}
				about={about}
				isPinned={pinned}
				onPress={act('pin')}
			/>
			<p className="kept-body" dir="auto">
				<SlottedText text={shown} />
			</p>
			<Marks template={template} hidesBlanks={shown.length > SEEN_CHARS} copy={copy} />
			<div className="kept-actions">
				<button type="button" className="row-button is-main is-solid" onClick={act('use')}>
					{copy.use}
					<span className="visually-hidden"> {about}</span>
				</button>
				<RowMenu
					label={copy.more}
					about={about}
					actions={[
						{ label: copy.edit, opensDialog: true, onPress: act('edit') },
						{ label: copy.duplicate, onPress: act('duplicate') },
						{ label: copy.remove, isGrave: true, opensDialog: true, onPress: act('remove') },
					]}
				/>
			</div>
		</li>
	);
}

interface MarksProps extends Pick<Props, 'template' | 'copy'> {
	/** Whether some of its blanks may be cut off above: then their number is told. */
	readonly hidesBlanks: boolean;
}

/** The line about it: its blanks first, since using it asks for them. */
function Marks({ template, hidesBlanks, copy }: MarksProps): ReactElement {
	const { body, tags = [], source, pinned, updated_at: at } = template;
	const blanks = findVariables(body).length;
	return (
		<p className="kept-marks">
			{hidesBlanks && blanks > 0 && <span className="kept-tag kept-blanks">{fillInCount(copy.blanks, blanks)}</span>}
			{pinned && <span className="kept-tag kept-pinned">{copy.pinned}</span>}
			{source && <span className="kept-tag">{copy.withSource}</span>}
			{tags.map((tag) => (
				<span key={tag} className="kept-tag" dir="auto">
					{tag}
				</span>
			))}
			<time dateTime={at}>{fillIn(copy.changed, { date: formatShortDay(at, new Date()) })}</time>
		</p>
	);
}
