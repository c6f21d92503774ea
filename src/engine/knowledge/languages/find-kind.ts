import type { PartKind } from '#engine/tagging/part-labels';
import { type Found, findAny, findParsed, patternOf, weightOf } from '../find-pattern.ts';
import type { Genre } from '../genre-model.ts';
import type { RequestWords } from '../request-words.ts';
import { isUnspaced, type LanguageKnowledge } from './language-knowledge.ts';

/** How much a cue counts more that stands where people name the thing. */
const NAMED = 0.4;
const REACH = 6;
/** A sign is about half a word. */
const OF_SIGN = 0.5;

/** In a longer request the task names its kind; what is told or wished hardly does. */
const SHORT = 12;
const SHARE_OF_PART: Partial<Record<PartKind, number>> = { task: 1, background: 0.3, condition: 0.3, superseded: 0 };
const SHARE_ELSEWHERE = 0.6;
/** A cue of one word must stand in the task. */
const LEAST = 1;
/** Who tells much before the thing is named may mean another thing. */
const NAMED_WITHIN = 12;
/** Work with programs and sheets is none of the everyday kinds, though a menu or a letter is in it. */
const TECHNICAL: ReadonlySet<string> = new Set(
	'html css python excel vba macro sql php javascript js script bot api prompt regex sheets dockerfile csv json wordpress docker discord github vue react java macros formula app'.split(
		' ',
	),
);

/** The kind of a request, by the longest cue found; of two alike the one that stands where the thing is named. Null: none is found. */
export function findKind(request: RequestWords, { kinds, code }: LanguageKnowledge): Genre | null {
	if (request.words.some((word) => TECHNICAL.has(word))) return null;
	let best: { kind: Genre; score: number } | null = null;
	for (const kind of kinds) {
		const score = cueScore(kind.cues, request, code);
		if (score < LEAST || score <= (best?.score ?? 0) || findAny(kind.not, request)) continue;
		best = { kind, score };
	}
	return best?.kind ?? null;
}

function cueScore(cues: readonly string[], request: RequestWords, code: string): number {
	const size = isUnspaced(code) ? OF_SIGN : 1;
	const isShort = request.words.length * size <= SHORT;
	let best = 0;
	for (const cue of cues) {
		const pattern = patternOf(cue);
		const found = findParsed(pattern, request);
		if (!found || found.first < 0 || found.first * size > NAMED_WITHIN) continue;
		// In Chinese and Japanese the thing stands behind what it is for.
		const away = isUnspaced(code) ? request.words.length - 1 - found.last : found.first;
		const weight = weightOf(pattern) * size;
		best = Math.max(best, (weight + NAMED / (1 + away / REACH)) * shareOf(found, request, isShort));
	}
	return best;
}

function shareOf({ first, last }: Found, { reading, starts, ends }: RequestWords, isShort: boolean): number {
	const [start = 0, end = 0] = [starts[first], ends[last]];
	const parts = reading.clauses.filter(({ span }) => span.start < end && start < span.end).map(({ part }) => part);
	if (isShort || parts.length === 0) return 1;
	return Math.max(...parts.map((part) => SHARE_OF_PART[part] ?? SHARE_ELSEWHERE));
}
