import type { Modifiers } from '#engine/modifiers';
import type { Reading } from '#engine/types';
import type { Advice } from './advise.ts';
import { findAny } from './find-pattern.ts';
import type { Genre, Offer } from './genre-model.ts';
import type { GivenLine } from './given-lines.ts';
import { namingWords } from './naming-words.ts';
import { requestWords } from './request-words.ts';
import { SURE_OF_CHECKS, SURE_OF_STEPS } from './sureness.ts';

/** The steps and checks of an expert in the genre that fit this request. */
export interface ExpertWork {
	readonly genre: Genre;
	readonly steps: readonly string[];
	readonly checks: readonly string[];
}

/** The most steps and checks for each depth; none at the usual depth. */
const MOST: Readonly<Record<Modifiers['depth'], number>> = {
	brief: 0,
	detailed: 4,
	exhaustive: Number.MAX_SAFE_INTEGER,
};

/** Chooses steps and checks of the genre, when the genre is sure and the only thing asked for. */
export function chooseWork(
	{ genre: guess }: Pick<Advice, 'genre'>,
	reading: Reading,
	given: readonly GivenLine[],
	depth: Modifiers['depth'],
): ExpertWork | null {
	if (!guess || guess.sureness < SURE_OF_STEPS || MOST[depth] === 0 || asksForSeveral(reading)) return null;
	const { genre } = guess;
	const said = whatIsSaid(reading, given);
	const called = guess.alone < SURE_OF_CHECKS ? [] : checksCalledFor(genre.checks, reading);
	const [steps = [], checks = []] = [genre.steps, called].map((lines) => mostValuable(lines, said, MOST[depth]));
	return steps.length + checks.length > 0 ? { genre, steps, checks } : null;
}

/** Steps and checks call the result "it", which could mean any of several things asked for. */
const asksForSeveral = ({ clauses }: Reading): boolean => clauses.filter(({ part }) => part === 'task').length > 1;

/** Keeps the checks whose patterns fit the request. A check against invention is dropped when the request invites it. */
function checksCalledFor(checks: readonly Offer[], reading: Reading): string[] {
	const request = requestWords(reading);
	const all = reading.material.length > 0 ? requestWords(reading, true) : request;
	const invites = INVENTED.test(reading.text);
	return checks
		.filter(({ text, when, unless }) => {
			if (when.length > 0 && !findAny(when, request)) return false;
			return !findAny(unless, all) && !(invites && MADE_UP.test(text));
		})
		.map(({ text }) => text);
}

const MADE_UP = /\b(?:made up|makes up|as told|left blank|left as a blank)\b/;
/** A request with one of these words invites invention. */
const INVENTED =
	/\b(?:invent\w*|ma[dk]e\w* (?:\w+ )?up|fictional|fictitious|imaginary|fake|dummy|mock|samples?|examples?|templates?|placeholders?)\b/i;

interface Said {
	/** The naming words of each part of the request and of each answer (see `namingWords`). */
	readonly all: readonly ReadonlySet<string>[];
	/** The same, of bans only. */
	readonly refused: readonly ReadonlySet<string>[];
	readonly hasSize: boolean;
}

function whatIsSaid({ clauses }: Reading, given: readonly GivenLine[]): Said {
	const heard = clauses.filter(({ role }) => role !== 'filler');
	const parts = [
		...heard.map(({ part, span, constraints }) => ({
			words: namingWords(span.text),
			isRefused: part === 'ban' || constraints.some(({ polarity }) => polarity === 'must_not'),
			isSize: part === 'amount' || constraints.some(({ kind }) => kind === 'length'),
		})),
		...given.map(({ as, text }) => ({
			words: namingWords(text),
			isRefused: as === 'ban',
			isSize: as === 'amount' || SIZE.test(text),
		})),
	];
	return {
		all: parts.map(({ words }) => words),
		refused: parts.filter(({ isRefused }) => isRefused).map(({ words }) => words),
		hasSize: parts.some(({ isSize }) => isSize),
	};
}

/** A size within a step or check, which could contradict the size that the request gives. */
const SIZE = /\b(?:pages?|words|lines|sentences|paragraphs|minutes?|slides?|screens?)\b/i;
const FALLS = 0.15;
const OF_WORD = 0.2;
const MOST_WORDS = 3;
const REPEATS = 0.6;

/** The `most` best lines, in the order of their file; early lines and lines that share words with the request are best. */
function mostValuable(lines: readonly string[], said: Said, most: number): string[] {
	const fitting = lines.flatMap((text, at) => {
		const words = namingWords(text);
		if (!isFit(text, words, said)) return [];
		const shared = said.all.reduce((sum, one) => sum + countShared(words, one), 0);
		return [{ text, at, value: OF_WORD * Math.min(shared, MOST_WORDS) - FALLS * at }];
	});
	return fitting
		.sort((a, b) => b.value - a.value || a.at - b.at)
		.slice(0, most)
		.sort((a, b) => a.at - b.at)
		.map(({ text }) => text);
}

/** Whether a line shares no word with a ban, sets no second size and does not repeat the request. */
function isFit(text: string, words: ReadonlySet<string>, { all, refused, hasSize }: Said): boolean {
	if (hasSize && SIZE.test(text)) return false;
	if (refused.some((one) => countShared(words, one) > 0)) return false;
	return !all.some((one) => countShared(words, one) >= Math.max(2, REPEATS * words.size));
}

const countShared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
	[...one].filter((word) => other.has(word)).length;
