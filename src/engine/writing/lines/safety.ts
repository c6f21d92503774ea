import { says } from '#engine/reading/matching/says';
import type { Reading } from '#engine/types';
import { SAFETY_LINES } from '../wording/safety-lines.ts';

type Stake = Reading['highStakes'][number];

/** Patterns of requests whose result can do harm. Naming the field is not enough. */
const MADE: readonly (readonly [Stake, RegExp])[] = [
	[
		'self_harm',
		/\b(?:kill myself|end (?:my|his|her) life|hurt(?:ing)? myself|want to die|suicid(?:e|al) (?:thoughts?|plan|method|note)|how to (?:purge|starve)|cut(?:ting)? myself)\b|自杀|自殺/i,
	],
	[
		'health',
		/\b(?:what|how (?:much|many|often)|which|right|correct|safe|max(?:imum)?)\b[^.?!\n]{0,40}\b(?:dose|dosage|mg|ml of|tablets?|pills?|paracetamol|ibuprofen|insulin|antibiotics?|calpol|medication)\b|\b(?:dose|dosage)\b[^.?!\n]{0,20}\bfor\b/i,
	],
];

/** The safety lines, if the result can hurt somebody. */
export function findStakes({ clauses, highStakes }: Reading): { readonly id: Stake; readonly line: string }[] {
	const asked = clauses
		.filter(({ part }) => part === 'task')
		.map(({ span }) => span.text)
		.join('\n');
	const found = MADE.filter(([stake, cue]) => (highStakes.includes(stake) || stake === 'health') && says(asked, cue));
	return found.map(([id]) => ({ id, line: SAFETY_LINES[id] }));
}
