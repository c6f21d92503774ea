import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Assumption } from '#contract/review';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { fillIn } from '../fill-in.ts';
import { AssumptionForm } from './AssumptionForm.tsx';

/** The new value of an assumption: undefined restores the engine's value, null leaves it out of the prompt. */
export type Settle = (assumption: Assumption, value: string | null | undefined) => void;

interface Props {
	readonly assumption: Assumption;
	readonly language: string;
	readonly copy: WorkspaceCopy['assumptions'];
	readonly onSettle: Settle;
}

const SIGNS: Readonly<Record<Assumption['status'], string>> = { assumed: '≈', settled: '●', removed: '−' };

/** One open detail, with buttons to accept, change or remove it. */
export function AssumptionItem({ assumption, language, copy, onSettle }: Props): ReactElement {
	const { label, value, status } = assumption;
	const [isEditing, setEditing] = useState(false);
	const valueRef = useRef<HTMLButtonElement>(null);
	const wasEditing = useRef(false);

	// The form disappears, so the focus returns to the button that opened it.
	useEffect(() => {
		if (wasEditing.current && !isEditing) valueRef.current?.focus();
		wasEditing.current = isEditing;
	}, [isEditing]);

	const isRemoved = status === 'removed';
	return (
		<li className="opt-assumption" data-status={status}>
			<div className="opt-assumption-chip">
				<button
					type="button"
					ref={valueRef}
					className="opt-assumption-value"
					aria-expanded={isEditing}
					onClick={() => setEditing(!isEditing)}
				>
					<span>
						<span className="visually-hidden">{copy.edit} </span>
						<span dir="auto" lang={language}>
							{fillIn(copy.item, { label, value })}
						</span>{' '}
						<span className="opt-assumption-edit" aria-hidden="true">
							✎
						</span>
					</span>{' '}
					<span className="opt-assumption-status">
						<span aria-hidden="true">{SIGNS[status]}</span> {copy[status]}
					</span>
				</button>
				<button
					type="button"
					className="opt-icon"
					aria-pressed={status === 'settled'}
					aria-label={fillIn(copy.accept, { label, value })}
					onClick={() => onSettle(assumption, status === 'settled' ? undefined : value)}
				>
					<span aria-hidden="true">✓</span>
				</button>
				<button
					type="button"
					className="opt-icon"
					aria-pressed={isRemoved}
					aria-label={fillIn(copy.remove, { label, value })}
					onClick={() => onSettle(assumption, isRemoved ? undefined : null)}
				>
					<span aria-hidden="true">✕</span>
				</button>
			</div>
			{isEditing && (
				<AssumptionForm
					assumption={assumption}
					copy={copy}
					onCancel={() => setEditing(false)}
					onSave={(next) => {
						setEditing(false);
						onSettle(assumption, next);
					}}
				/>
			)}
		</li>
	);
}
