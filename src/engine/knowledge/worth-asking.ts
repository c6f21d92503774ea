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

/** For requests of so many words at most, and for longer ones: what is open in short ones has often been told in the others. */
const SHORT = 14;
const FITS: Readonly<Record<'short' | 'told', AskingFit>> = {
	short: {
		base: -1.032,
		ofValue: 0.386,
		ofSureness: 0.143,
		whenSure: -0.261,
		ofLength: 0.124,
		ofLengthAndValue: 0.269,
		ofLengthAndSureness: -0.237,
		ofCount: 0.812,
	},
	told: {
		base: -0.227,
		ofValue: 0.099,
		ofSureness: -0.014,
		whenSure: -0.09,
		ofLength: -0.941,
		ofLengthAndValue: 0.126,
		ofLengthAndSureness: 0.091,
		ofCount: 0.719,
	},
};
/** From even odds on. */
const LEAST_ODDS = 0;
/** For questions behind these, seen by whoever has answered them: from 35 in 100. */
const LEAST_ODDS_LATER = -0.6;

/** What the odds depend on: the words of the request, with pasted material, and the sureness of its kind (0: none is sure). */
export interface Asked {
	readonly words: number;
	readonly sureness: number;
}

/** All candidates of a request but the later ones, those not worth asking marked; and the questions to ask later, if at all. */
export interface Worth {
	readonly first: readonly Candidate[];
	readonly later: readonly Candidate[];
}

/**
 * Parts the questions that an expert would ask of this request from those he might ask and from those he would not. A short request of
 * which no question is likely is asked what he might.
 *
 * @param candidates the most valuable first
 */
export function worthAsking(candidates: readonly Candidate[], asked: Asked): Worth {
	const withOdds = (least: number) => candidates.filter((one) => isOpen(one) && isWorthAsking(one, asked, least));
	const possible = withOdds(LEAST_ODDS_LATER);
	const likely = withOdds(LEAST_ODDS);
	const first = likely.length === 0 && asked.words <= SHORT ? possible : likely;
	const later = first.length === 0 ? [] : possible.filter((one) => !first.includes(one));
	return {
		first: candidates
			.filter((one) => !later.includes(one))
			.map((one) => (isOpen(one) && !first.includes(one) ? { ...one, left: 'low value' } : one)),
		later,
	};
}

const isOpen = ({ question, left }: Candidate): boolean => question !== null && left === null;

/** A circumstance is found in the words of the request, so its question needs no sure kind. */
const isWorthAsking = (one: Candidate, asked: Asked, least: number): boolean =>
	one.because !== null
		? one.value >= leastValueOf(asked.words)
		: asked.words <= MOST_WORDS && oddsOf(one, asked) >= least;

/** The figures by which a fit is multiplied. */
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
	const fit = asked.words <= SHORT ? FITS.short : FITS.told;
	const figures = figuresOf(candidate, asked);
	let sum = 0;
	for (const name of Object.keys(fit) as (keyof AskingFit)[]) sum += fit[name] * figures[name];
	return sum;
}

/** Of a request of more words only questions of great worth are asked, where nobody has counted what experts ask. */
const MANY_WORDS = 25;
const GREAT_WORTH = 7.3;

const leastValueOf = (words: number): number => (words > MOST_WORDS ? Infinity : words > MANY_WORDS ? GREAT_WORTH : 0);

/** The same for a language in which no question was counted. */
export const worthAskingUncounted = (candidates: readonly Candidate[], words: number): Worth => ({
	first: candidates.map((one) =>
		isOpen(one) && one.value < leastValueOf(words) ? { ...one, left: 'low value' } : one,
	),
	later: [],
});
