import { PART_KINDS, type PartKind } from './part-labels.ts';
import { bestTags, scoreTokens } from './part-model.ts';
import { placesToBegin } from './places-to-begin.ts';
import { partScores } from './stored-scores.ts';
import { tokenFeatures } from './token-features.ts';
import { tokenise } from './tokens.ts';

const COUNT = PART_KINDS.length;
/** By how much a cut between two words has to win. Chosen on the rows set apart. */
const WEAK_BIAS = -4000;

export interface TaggedPart {
	readonly kind: PartKind;
	/** UTF-16 offsets; a part ends where the next one begins. */
	readonly start: number;
	readonly end: number;
}

/**
 * Cuts a request into its parts: the task, each wish, each fact. The parts cover the whole text.
 *
 * @param text the request, with `PASSAGE_SIGN` in place of each passage
 * @param language code of the language of the text
 * @param bias by how much a cut between two words has to win: below 0 there are fewer
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
