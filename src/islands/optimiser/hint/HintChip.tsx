import type { ReactElement } from 'react';
import type { HintCopy } from '#copy/answer-copy';
import type { SlotName } from './kinds.ts';

interface Props {
	readonly slot: SlotName;
	readonly isSaid: boolean;
	readonly copy: HintCopy;
	readonly onStart: (slot: SlotName) => void;
}

/** A tick for a stated detail; for a missing one a button that begins its line. */
export function HintChip({ slot, isSaid, copy, onStart }: Props): ReactElement {
	const { label } = copy.slots[slot];
	if (isSaid) {
		return (
			<li className="opt-hint-said">
				{label} <span aria-hidden="true">✓</span>
				<span className="visually-hidden">{copy.said}</span>
			</li>
		);
	}
	return (
		<li>
			<button type="button" data-open aria-label={`${label}: ${copy.open}, ${copy.add}`} onClick={() => onStart(slot)}>
				+ {label}
			</button>
		</li>
	);
}
