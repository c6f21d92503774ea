import { type ReactElement, useState } from 'react';
import type { Operation } from '#contract/review';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { fillIn } from '../fill-in.ts';
import { ChangeGroup } from './ChangeGroup.tsx';
import { ChangeItem } from './ChangeItem.tsx';
import { rowsOf } from './change-rows.ts';
import { summariseChanges } from './change-summary.ts';
import type { Revision } from './revision.store.ts';
import { sayWith } from './say-here.ts';
import type { Revise } from './use-revision.ts';
import { withPutBack, withUndone } from './wish-edits.ts';

/** Most changes that are shown at once. */
const FEW = 6;

interface Props {
	readonly revision: Revision;
	readonly revise: Revise;
	readonly copy: WorkspaceCopy;
}

/** A reason that stands above already is not said again. */
const sayOnce = (operation: Operation, before: Operation | undefined): Operation =>
	operation.reason === before?.reason ? { ...operation, reason: '' } : operation;

/** Every step from the request to the result, each of which can be undone. */
export function ChangeList({ revision, revise, copy: { changes: copy, said } }: Props): ReactElement {
	const [isWhole, setWhole] = useState(false);
	const { operations, blocks, optimised_prompt: prompt, language } = revision.answer;
	const undone = operations.filter((one) => one.isUndone);
	const rows = rowsOf(operations);
	const isLong = rows.length > FEW + 1;
	const shown = isLong && !isWhole ? rows.slice(0, FEW) : rows;
	const idsOf = (some: readonly Operation[]) => some.map(({ id }) => id);

	/** Undoes or restores the whole group. */
	function toggle(some: readonly Operation[]): void {
		if (some.every(({ isUndone }) => isUndone)) revise(withPutBack(idsOf(some)), sayWith(said.putBack, said));
		else revise(withUndone(idsOf(some)), sayWith(said.undone, said));
	}

	const texts = { sent: revision.delivered.sent, prompt, blocks, language, copy };
	return (
		<>
			<p className="opt-side-summary">{summariseChanges(revision.answer, copy)}</p>
			{operations.length > 0 && (
				<p className="opt-side-actions">
					{/* Both buttons always stay, so that the focus is not lost. */}
					<button
						type="button"
						className="link-button"
						aria-disabled={undone.length === operations.length}
						onClick={() => {
							if (undone.length < operations.length)
								revise(withUndone(idsOf(operations)), sayWith(said.undoneAll, said));
						}}
					>
						{copy.undoAll}
					</button>
					<button
						type="button"
						className="link-button"
						aria-disabled={undone.length === 0}
						onClick={() => {
							if (undone.length > 0) revise(withPutBack(idsOf(undone)), sayWith(said.putBack, said));
						}}
					>
						{copy.putAllBack}
					</button>
				</p>
			)}
			<ul className="opt-changes">
				{shown.map((row, at) =>
					row.length > 1 ? (
						<ChangeGroup key={row[0].id} row={row} {...texts} onToggle={toggle} />
					) : (
						<ChangeItem
							key={row[0].id}
							operation={sayOnce(row[0], shown[at - 1]?.[0])}
							{...texts}
							onToggle={(one) => toggle([one])}
						/>
					),
				)}
			</ul>
			{isLong && (
				<button type="button" className="link-button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
					{isWhole ? copy.showFewer : fillIn(copy.showAll, { n: operations.length })}
				</button>
			)}
		</>
	);
}
