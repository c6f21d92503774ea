import { DETECTOR_NAMES, type DetectorName } from './detectors.ts';
import { keyOf } from './word-keys.ts';

/** One of the words that may stand at a step of a pattern. */
export type PatternWord =
	| { readonly is: 'word' | 'prefix'; readonly text: string; readonly key: number }
	| { readonly is: 'number' }
	| { readonly is: 'detector'; readonly name: DetectorName };

export interface PatternStep {
	readonly words: readonly PatternWord[];
	/** How many other words may stand before it. */
	readonly gap: number;
}

/** Steps that stand in order. */
export interface PatternRun {
	readonly steps: readonly PatternStep[];
	/** The step whose places are looked at: of those that stand right behind each other at the beginning, the one with the longest words, which are the rarest. */
	readonly rarest: number;
}

export interface Pattern {
	/** Each run must be found, in any order. */
	readonly runs: readonly PatternRun[];
	/** For the word filter: for each step that needs a word, the number of alternatives and then the key of each. */
	readonly gate: readonly number[];
}

/** The most other words that `~` leaves room for. */
export const GAP = 4;
const DETECTOR = /^<([a-z]+)>$/;

/**
 * Reads a pattern as editors write it: `complain* to|about`, `# weeks`, `want ~ back`, `letter + landlord`, `<money>`.
 *
 * @throws {Error} saying what is wrong with it
 */
export function parsePattern(written: string): Pattern {
	const runs = written
		.trim()
		.split(/\s+\+\s+/)
		.map((run) => stepsOf(run, written))
		.map((steps) => ({ steps, rarest: rarestOf(steps) }));
	return { runs, gate: runs.flatMap(({ steps }) => steps.flatMap(gateOf)) };
}

function rarestOf(steps: readonly PatternStep[]): number {
	let rarest = 0;
	let longest = -1;
	for (const [at, { words, gap }] of steps.entries()) {
		if (at > 0 && gap > 0) break;
		const length = Math.min(...words.map((word) => ('text' in word ? word.text.length : 0)));
		if (length <= longest) continue;
		rarest = at;
		longest = length;
	}
	return rarest;
}

function stepsOf(run: string, written: string): PatternStep[] {
	const steps: PatternStep[] = [];
	let gap = 0;
	for (const token of run.split(/\s+/)) {
		if (token === '~') gap = GAP;
		else {
			for (const words of wordsAt(token)) {
				steps.push({ words, gap });
				gap = 0;
			}
		}
	}
	if (steps.length === 0) throw new Error(`'${written}' holds no word.`);
	return steps;
}

/** The gate of a step; empty where a figure or a detector may stand, which the word filter does not know. */
function gateOf({ words }: PatternStep): number[] {
	const keys = words.flatMap((word) => ('key' in word && word.text !== '' ? [word.key] : []));
	return keys.length === words.length ? [keys.length, ...keys] : [];
}

/** Signs that split a word of a request too: "part-time", "m&s". */
const PARTED_BY = /[-_&:/.]+/;

function wordsAt(token: string): PatternWord[][] {
	const alternatives = token.split('|').map(unquoted);
	if (alternatives.length > 1) return [alternatives.filter(Boolean).map(wordOf)];
	const [alone = ''] = alternatives;
	return alone.startsWith('<') || alone.startsWith('#')
		? [[wordOf(alone)]]
		: alone
				.split(PARTED_BY)
				.filter(Boolean)
				.map((part) => [wordOf(part)]);
}

const unquoted = (typed: string): string => typed.replace(/^['"]+|['"]+$/g, '');

/** Whether a word of a pattern stands for several places of a request. */
export const isOfSeveralParts = (typed: string): boolean => unquoted(typed).split(PARTED_BY).filter(Boolean).length > 1;

/** One of the words that a pattern has at a place, as it is written there. Of several parts, the longest. */
export function readWord(typed: string): PatternWord {
	const word = unquoted(typed);
	return plainOf(word) ?? wordOf(word.startsWith('#') ? word : longestPart(word));
}

/** Small letters and figures, perhaps with a star behind them: nearly every word is no more than that. */
function plainOf(typed: string): PatternWord | null {
	const isWhole = !typed.endsWith('*');
	const text = isWhole ? typed : typed.slice(0, -1);
	if (typed === '' || !isSmallAscii(text)) return null;
	return { is: isWhole ? 'word' : 'prefix', text, key: keyOf(text, isWhole) };
}

function wordOf(typed: string): PatternWord {
	const plain = plainOf(typed);
	if (plain) return plain;
	// "#k", "#lbs": in a request the figure and its unit are one word.
	if (typed.startsWith('#')) return { is: 'number' };
	const detector = DETECTOR.exec(typed)?.[1];
	if (detector !== undefined) {
		const name = DETECTOR_NAMES.find((one) => one === detector);
		if (!name)
			throw new Error(`There is no <${detector}>; there are ${DETECTOR_NAMES.map((one) => `<${one}>`).join(' ')}.`);
		return { is: 'detector', name };
	}
	// Among alternatives a word of two parts stands for its longer one.
	if (typed.split(PARTED_BY).filter(Boolean).length > 1) return wordOf(longestPart(typed));
	const text = plainWord(typed.replace(/\*$/, ''));
	if (text === '' || !/^[\p{L}\p{N}]+$/u.test(text))
		throw new Error(
			`'${typed}' is no word: the star stands at its end, and words of several parts on a line of their own.`,
		);
	const isWhole = !typed.endsWith('*');
	return { is: isWhole ? 'word' : 'prefix', text, key: keyOf(text, isWhole) };
}

const longestPart = (typed: string): string =>
	typed
		.split(PARTED_BY)
		.filter(Boolean)
		.sort((a, b) => b.length - a.length)[0] ?? typed;

/** As requests are compared: small letters, no apostrophe. */
export const plainWord = (word: string): string =>
	isSmallAscii(word) ? word : word.normalize('NFC').toLowerCase().replace(/['’`]/g, '');

/** Whether a word has only lower-case ASCII letters and digits, as most do, so that it needs no change. */
function isSmallAscii(word: string): boolean {
	for (let at = 0; at < word.length; at++) {
		const code = word.charCodeAt(at);
		if (!((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39))) return false;
	}
	return true;
}
