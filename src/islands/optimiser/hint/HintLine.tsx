import { memo, type ReactElement, type RefObject, useState } from 'react';
import type { HintCopy } from '#copy/answer-copy';
import { fillIn } from '../fill-in.ts';
import { HintChip } from './HintChip.tsx';
import { areHintsOn, keepHints } from './hint-setting.ts';
import { insertStarter } from './insert-starter.ts';
import type { SlotName } from './kinds.ts';
import type { HintPart } from './read-hint.ts';
import { useHint } from './use-hint.ts';

interface Props {
	readonly boxRef: RefObject<HTMLTextAreaElement | null>;
	readonly copy: HintCopy;
}

/** Shows what the text says so far and what is still open. Screen readers are not interrupted: the line is read when the visitor moves to it. */
export const HintLine = memo(function HintLine({ boxRef, copy }: Props): ReactElement | null {
	const [isOn, setOn] = useState(areHintsOn);
	const parts = useHint();
	if (!parts) return null;

	function toggle(): void {
		keepHints(!isOn);
		setOn(!isOn);
	}

	function start(slot: SlotName): void {
		if (boxRef.current) insertStarter(boxRef.current, copy.slots[slot].starter);
	}

	return (
		<>
			{isOn && (
				<>
					<ul className="opt-hint-chips" aria-label={copy.label} aria-describedby="optimizer-hint">
						{parts.map(({ slot, isSaid }) => (
							<HintChip key={slot} slot={slot} isSaid={isSaid} copy={copy} onStart={start} />
						))}
					</ul>
					<p id="optimizer-hint" hidden>
						{summariseHint(parts, copy)}
					</p>
				</>
			)}
			<button type="button" className="opt-hint-toggle" aria-label={isOn ? copy.hide : undefined} onClick={toggle}>
				{isOn ? '×' : copy.show}
			</button>
		</>
	);
});

/** "Said: Task, Subject. Still open: Length." */
function summariseHint(parts: readonly HintPart[], copy: HintCopy): string {
	const namesOf = (isSaid: boolean) =>
		parts
			.filter((part) => part.isSaid === isSaid)
			.map(({ slot }) => copy.slots[slot].label)
			.join(', ') || copy.nothing;
	return fillIn(copy.summary, { said: namesOf(true), open: namesOf(false) });
}
