import { type ReactElement, useId, useState } from 'react';
import type { Block } from '#contract/blocks';
import type { Operation } from '#contract/review';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { fillIn } from '../fill-in.ts';
import { ChangeItem, SIGNS } from './ChangeItem.tsx';
import type { ChangeRow } from './change-rows.ts';

interface Props {
	readonly row: ChangeRow;
	readonly sent: string;
	readonly prompt: string;
	readonly blocks: readonly Block[];
	readonly language: string;
	readonly copy: WorkspaceCopy['changes'];
	readonly onToggle: (operations: readonly Operation[]) => void;
}

/** Many spelling changes, grouped as one that opens. */
export function ChangeGroup({ row, sent, prompt, blocks, language, copy, onToggle }: Props): ReactElement {
	const [isOpen, setOpen] = useState(false);
	const listId = useId();
	const [{ action, reason }] = row;
	const left = row.filter(({ isUndone }) => !isUndone);
	const isUndone = left.length === 0;
	const text = fillIn(copy.spelling, { n: row.length });
	return (
		<li className="opt-change" data-action={action} data-undone={isUndone || undefined}>
			<button
				type="button"
				className="opt-change-text"
				aria-expanded={isOpen}
				aria-controls={listId}
				onClick={() => setOpen(!isOpen)}
			>
				<span className="opt-change-action">
					<span aria-hidden="true">{SIGNS[action]}</span> {copy.actions[action]}
					{isUndone && <span className="opt-change-undone"> · {copy.undoneMark}</span>}
				</span>{' '}
				<span dir="auto">{text}</span>
			</button>
			<button
				type="button"
				className="link-button"
				aria-label={fillIn(isUndone ? copy.putBackOne : copy.undoOne, { text })}
				onClick={() => onToggle(isUndone ? row : left)}
			>
				{isUndone ? copy.putBack : copy.undo}
			</button>
			<p className="opt-change-reason">{reason}</p>
			<ul id={listId} className="opt-change-words" hidden={!isOpen}>
				{row.map((operation) => (
					<ChangeItem
						key={operation.id}
						operation={{ ...operation, reason: '' }}
						sent={sent}
						prompt={prompt}
						blocks={blocks}
						language={language}
						copy={copy}
						onToggle={(one) => onToggle([one])}
					/>
				))}
			</ul>
		</li>
	);
}
