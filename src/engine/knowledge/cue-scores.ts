import type { PartKind } from '#engine/tagging/part-labels';
import { type Found, findParsed } from './find-pattern.ts';
import type { Genre } from './genre-model.ts';
import { indexed } from './pattern-index.ts';
import type { RequestWords } from './request-words.ts';
import { STORED, STORED_SIGNS } from './stored.ts';

/** How much a cue counts by the kind of part it is found in: a task names the genre, background hardly does. */
const PLACE: Partial<Record<PartKind, number>> = {
	task: 1,
	content: 0.6,
	audience: 0.6,
	form: 0.6,
	amount: 0.7,
	limit: 0.5,
	background: 0.4,
	condition: 0.3,
	chatter: 0.5,
	superseded: 0,
};
const ELSEWHERE = 0.5;
/** Words before a topic: behind "about" stands what the letter is about, not that it is a letter. */
const TOPIC: ReadonlySet<string> = new Set(
	'about regarding concerning re on explaining saying because if that'.split(' '),
);
const TOPIC_REACH = 12;
const TOPIC_SHARE = 0.55;
const GENERAL_SHARE = 0.45;
const FURTHER_CUE = 0.2;
const MOST_FURTHER = 3;
const LONG = 6;
const EARLY = 0.4;
const EARLY_REACH = 6;

const indexOf = indexed(({ cues }: Genre) => cues, { entries: STORED.genres, signs: STORED_SIGNS.cues });

/** By place of a genre in the list: how much its cues say that the request is of it. Genres without a cue are left out. */
export function findCueScores(request: RequestWords, genres: readonly Genre[]): ReadonlyMap<number, number> {
	const best = new Map<number, { score: number; found: Found; further: number }>();
	for (const cue of indexOf(genres).candidates(request)) {
		const found = findParsed(cue.pattern, request);
		if (!found) continue;
		const score = cue.weight * placeShare(found, request);
		const known = best.get(cue.owner);
		if (!known) best.set(cue.owner, { score, found, further: 0 });
		else {
			known.further += known.found.first === found.first && known.found.last === found.last ? 0 : 1;
			if (score > known.score) Object.assign(known, { score, found });
		}
	}
	return new Map(
		[...best].map(([genre, { score, further }]) => [
			genre,
			squashed(score + FURTHER_CUE * Math.min(further, MOST_FURTHER)) * (genres[genre]?.isGeneral ? GENERAL_SHARE : 1),
		]),
	);
}

/** Flattens high scores, so that of two long cues the longer one counts hardly more. */
const squashed = (score: number): number => (score * LONG) / (LONG + score);

function placeShare({ first, last }: Found, { reading, starts, ends, words, stops }: RequestWords): number {
	const [start = 0, end = 0] = [starts[first], ends[last]];
	let share: number | null = null;
	for (const { span, part } of reading.clauses)
		if (span.start < end && start < span.end) share = Math.max(share ?? 0, PLACE[part] ?? ELSEWHERE);
	const early = EARLY / (1 + first / EARLY_REACH);
	return (share ?? ELSEWHERE) * (isTopic(first, words, stops) ? TOPIC_SHARE : 1) * (1 + early);
}

function isTopic(first: number, words: readonly string[], stops: readonly boolean[]): boolean {
	for (let at = first - 1; at >= 0 && first - at <= TOPIC_REACH; at--) {
		if (stops[at]) return false;
		if (at > 0 && TOPIC.has(words[at] ?? '')) return true;
	}
	return false;
}
