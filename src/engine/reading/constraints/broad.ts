import type { Constraint } from '#engine/types';
import { cuesFrom, hasAny, matchesIn, type Passage } from '../passage.ts';
import { type Range, type Source, spanOf } from '../source.ts';

// "your answer must ...", "should ...", "needs to ...": an obligation of any kind.
const OBLIGATION =
	/\b(?:(?:should|must|needs? to|has to|have to|ought to|shall|is to be|are to be|is required to|will need to)\b|(?:make sure|ensure|please (?:make|ensure|use|write|give|provide|add|keep|respond|answer|reply))\b|only\b).{2,300}/gi;
const CUES = cuesFrom('shou must need has have ough shal is are will make ensu plea only');
const DESCRIBES = /\b(?:i|we|he|she|they|why|what|how|who|people|one)\s*$/i;

/** One catch-all rule for an obligation that no typed rule covers for the most part. */
export function findBroadRule(source: Source, passage: Passage, typed: readonly Constraint[]): Constraint[] {
	if (!hasAny(passage, CUES)) return [];
	const match = matchesIn(passage, OBLIGATION).find(
		({ match: m }) => !DESCRIBES.test(passage.text.slice(0, m.index)) && !passage.text.trimEnd().endsWith('?'),
	);
	if (!match || coveredShare(match, typed) > 0.7) return [];
	const span = spanOf(source, { start: match.start, end: match.end });
	const polarity = /\b(?:not|n't|never|no)\b/i.test(span.text) ? 'must_not' : 'must';
	return [{ kind: 'other', span, polarity: typed.some((one) => one.kind === 'exclude') ? 'must' : polarity }];
}

function coveredShare(range: Range, constraints: readonly Constraint[]): number {
	const widest = constraints.reduce(
		(most, { span }) => Math.max(most, Math.min(span.end, range.end) - Math.max(span.start, range.start)),
		0,
	);
	return widest / (range.end - range.start);
}
