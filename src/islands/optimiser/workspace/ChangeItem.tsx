import type { ReactElement } from 'react';
import type { Block } from '#contract/blocks';
import type { Operation } from '#contract/review';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { useStore } from '#islands/store/use-store.ts';
import { excerptAround } from '../excerpt.ts';
import { fillIn } from '../fill-in.ts';
import { $lit, $pinned, pointAt, togglePin } from '../result/lit.store.ts';
import { kindOf } from './count-changes.ts';
import { stepId } from './places.ts';

/** Distinguished by shape first, then by word, last by colour. */
export const SIGNS: Readonly<Record<Operation['action'], string>> = {
	added: '+',
	assumed: '≈',
	moved: '↪',
	reworded: '✎',
	fenced: '❝',
	removed: '−',
};

interface Props {
	readonly operation: Operation;
	readonly sent: string;
	readonly prompt: string;
	readonly blocks: readonly Block[];
	readonly language: string;
	readonly copy: WorkspaceCopy['changes'];
	readonly onToggle: (operation: Operation) => void;
}

/** One change with its reason. Pointing at it highlights its place in both texts; tapping it quotes both here. */
export function ChangeItem({ operation, sent, prompt, blocks, language, copy, onToggle }: Props): ReactElement {
	const { action, text, reason, isUndone, source, landed } = operation;
	const id = stepId(operation.id);
	const isLit = useStore($lit) === id;
	const isPinned = useStore($pinned) === id;
	return (
		<li
			className="opt-change"
			data-action={action}
			data-lit={isLit || undefined}
			data-undone={isUndone || undefined}
			onPointerEnter={(event) => event.pointerType === 'mouse' && pointAt(id)}
			onPointerLeave={() => pointAt(null)}
			onFocus={() => pointAt(id)}
			onBlur={() => pointAt(null)}
		>
			<button type="button" className="opt-change-text" aria-expanded={isPinned} onClick={() => togglePin(id)}>
				<span className="opt-change-action">
					<span aria-hidden="true">{SIGNS[action]}</span> {copy.actions[kindOf(operation, blocks)]}
					{isUndone && <span className="opt-change-undone"> · {copy.undoneMark}</span>}
				</span>{' '}
				<span dir="auto" lang={language}>
					{text}
				</span>
			</button>
			<button
				type="button"
				className="link-button"
				aria-label={fillIn(isUndone ? copy.putBackOne : copy.undoOne, { text })}
				onClick={() => onToggle(operation)}
			>
				{isUndone ? copy.putBack : copy.undo}
			</button>
			{reason !== '' && <p className="opt-change-reason">{reason}</p>}
			{isPinned && (
				<dl className="opt-item-detail">
					<Quote title={copy.youWrote} text={sent} ranges={source} />
					<Quote title={copy.itSays} text={prompt} ranges={landed} />
				</dl>
			)}
		</li>
	);
}

interface QuoteProps {
	readonly title: string;
	readonly text: string;
	readonly ranges: Operation['source'];
}

function Quote({ title, text, ranges }: QuoteProps): ReactElement | null {
	if (ranges.length === 0) return null;
	return (
		<>
			<dt>{title}</dt>
			{ranges.map((range) => (
				<dd key={range.start} dir="auto">
					{excerptAround(text, range)}
				</dd>
			))}
		</>
	);
}
