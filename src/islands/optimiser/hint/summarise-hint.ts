import type { HintCopy } from '#contract/answer-copy';
import { fillIn } from '../fill-in.ts';
import type { HintPart } from './read-hint.ts';

/** "Said: Task, Subject. Still open: Length." */
export function summariseHint(parts: readonly HintPart[], copy: HintCopy): string {
	const namesOf = (isSaid: boolean) =>
		parts
			.filter((part) => part.isSaid === isSaid)
			.map(({ slot }) => copy.slots[slot].label)
			.join(', ') || copy.nothing;
	return fillIn(copy.summary, { said: namesOf(true), open: namesOf(false) });
}
