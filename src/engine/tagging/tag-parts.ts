import { PART_KINDS, type PartKind } from './part-labels.ts';
import { bestTags, scoreTokens } from './part-model.ts';
import { placesToBegin } from './places-to-begin.ts';
import { partScores } from './stored-scores.ts';
import { tokenFeatures } from './token-features.ts';
import { tokenise } from './tokens.ts';

const COUNT = PART_KINDS.length;
/** Chosen on the rows set apart: between two words a cut has to win by so much. */
const WEAK_BIAS = -4000;

export interface TaggedPart {
	readonly kind: PartKind;
	/** UTF-16 offsets; a part ends where the next one begins. */
	readonly start: number;
	readonly end: number;
}

/**
 * Cuts a request into its parts: what is asked, each wish, each fact. Together they cover the text.
 *
 * @param text what is said, with a sign in place of each passage
 * @param bias how much a cut has to win by: below 0 there are fewer
 */
export function tagParts(text: string, language: string, bias = WEAK_BIAS): TaggedPart[] {
	const tokens = tokenise(text);
	if (tokens.count === 0) return [];
	const scores = partScores();
	const mayBegin = placesToBegin(tokens);
	const sums = scoreTokens(tokenFeatures(tokens, language), tokens.count, scores, mayBegin);
	const tags = bestTags(sums, tokens.count, scores, mayBegin, bias);
	const parts: TaggedPart[] = [];
	let first = 0;
	for (let at = 1; at <= tokens.count; at++) {
		if (at < tokens.count && (tags[at] ?? 0) < COUNT) continue;
		const kind = PART_KINDS[(tags[first] ?? 0) % COUNT] ?? 'task';
		const start = first === 0 ? 0 : (tokens.starts[first] ?? 0);
		const end = at < tokens.count ? (tokens.starts[at] ?? text.length) : text.length;
		parts.push({ kind, start, end });
		first = at;
	}
	return parts;
}
