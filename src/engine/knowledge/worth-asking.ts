import type { Candidate } from './candidate.ts';

/** A request with more words has mostly told what a kind asks; of its first two questions 18 of 58 were among an expert's four. */
const MOST_WORDS = 75;

/**
 * Log-odds that an expert's four questions for a request hold a question, fitted with `node scripts/knowledge/fit-asking.ts` on
 * questions that readers held against them.
 */
export interface AskingFit {
	readonly base: number;
	/** By value above 6. */
	readonly ofValue: number;
	/** By the log-odds of the kind's sureness. */
	readonly ofSureness: number;
	/** For a sureness above 0.95. */
	readonly whenSure: number;
	/** By the logarithm of the request's words, of 15 as 0; the same times the value above 6, and times the log-odds of the sureness. */
	readonly ofLength: number;
	readonly ofLengthAndValue: number;
	readonly ofLengthAndSureness: number;
	/** By the log-odds with which it was asked before. */
	readonly ofCount: number;
}

const FIT: AskingFit = {
	base: -1.3,
	ofValue: 0.268,
	ofSureness: 0.103,
	whenSure: 0.07,
	ofLength: -0.152,
	ofLengthAndValue: 0.055,
	ofLengthAndSureness: -0.069,
	ofCount: 0.874,
};
/** From even odds on. */
const LEAST_ODDS = 0;

/** What the odds depend on: the words of the request, with pasted material, and the sureness of its kind (0: none is sure). */
export interface Asked {
	readonly words: number;
	readonly sureness: number;
}

/** Leaves what an expert would most likely not ask of this request. */
export const worthAsking = (candidates: readonly Candidate[], asked: Asked): readonly Candidate[] =>
	candidates.map((one) => (isOpen(one) && !isWorthAsking(one, asked) ? { ...one, left: 'low value' } : one));

const isOpen = ({ question, left }: Candidate): boolean => question !== null && left === null;

/** A circumstance is found in the words of the request, so its question needs no sure kind. */
const isWorthAsking = (one: Candidate, asked: Asked): boolean =>
	one.because !== null
		? one.value >= leastValueOf(asked.words)
		: asked.words <= MOST_WORDS && oddsOf(one, asked) >= LEAST_ODDS;

/** The figures by which `FIT` is multiplied, in its order. */
export function figuresOf({ value, question }: Candidate, { words, sureness }: Asked): Record<keyof AskingFit, number> {
	const above = value - 6;
	const length = Math.log(Math.max(1, words) / 15);
	const share = Math.min(0.99, Math.max(0.05, sureness));
	const odds = Math.log(share / (1 - share));
	return {
		base: 1,
		ofValue: above,
		ofSureness: odds,
		whenSure: sureness > 0.95 ? 1 : 0,
		ofLength: length,
		ofLengthAndValue: length * above,
		ofLengthAndSureness: length * odds,
		ofCount: (question?.counted ?? 0) / 10,
	};
}

function oddsOf(candidate: Candidate, asked: Asked): number {
	const figures = figuresOf(candidate, asked);
	let sum = 0;
	for (const name of Object.keys(FIT) as (keyof AskingFit)[]) sum += FIT[name] * figures[name];
	return sum;
}

/** Of a request of more words only questions of great worth are asked, where nobody has counted what experts ask. */
const MANY_WORDS = 25;
const GREAT_WORTH = 7.3;

const leastValueOf = (words: number): number => (words > MOST_WORDS ? Infinity : words > MANY_WORDS ? GREAT_WORTH : 0);

/** The same for a language in which no question was counted. */
export const worthAskingUncounted = (candidates: readonly Candidate[], words: number): readonly Candidate[] =>
	candidates.map((one) => (isOpen(one) && one.value < leastValueOf(words) ? { ...one, left: 'low value' } : one));
