import { type Correction, correctionText } from './correcting/correction.ts';
import { strikeCorrection } from './correcting/judge-correction.ts';
import { type Ground, groundOf } from './ground.ts';
import { findSecondRule, findShown, findTurned, findTurnedAsked, setsAnother } from './guards/against-requirements.ts';
import { findClaim, presumes, presumesOfLife } from './guards/claims.ts';
import {
	findWrongForm,
	isInLanguage,
	isQuestion,
	isWish,
	MOST_LINE_CHARS,
	MOST_OPTION_CHARS,
	MOST_OPTIONS,
	MOST_QUESTION_CHARS,
} from './guards/form.ts';
import { findDateAsked, findNewDate, findNewNumber, findNumberAsked } from './guards/invented-figures.ts';
import { findAddress, findNewQuotation, findNewThing } from './guards/invented-things.ts';
import type { Passed, Proposal, Shown, StrikeReason, Verdict } from './proposal.ts';

type QuestionProposal = Extract<Proposal, { kind: 'question' }>;
type LineProposal = Extract<Proposal, { kind: 'suggestion' | 'clearer' }>;

export const MOST_PASSED = { question: 4, suggestion: 4, drop: 4, correction: 2 } as const;
const GAP = '{answer}';

/** Judges the proposals for one request, one after the other. */
export interface Disposer {
	/** Returns the part of the proposal that may be shown, or the reason for striking it. */
	readonly judge: (proposal: Proposal) => Verdict;
}

/**
 * Judges the proposals of a language model. Whatever the request or a passage tells the model, only four things can
 * pass, a few of each: a question, a line to tap, the removal of a question, and a corrected part. They consist of the
 * person's words and the engine's, and get into the prompt only by a tap.
 */
export function startDisposer(text: string, shown: Shown): Disposer {
	const ground = groundOf(text, shown);
	const passed: Passed[] = [];
	return {
		judge(proposal) {
			const verdict = judgeOne(proposal, ground, passed);
			if ('passed' in verdict) passed.push(verdict.passed);
			return verdict;
		},
	};
}

/** Judges one proposal, for callers that keep the list of passed proposals. */
export const judgeProposal = (text: string, shown: Shown, passed: readonly Passed[], proposal: Proposal): Verdict =>
	judgeOne(proposal, { ...lastGround(text, shown), shown }, passed);

let last: { readonly text: string; readonly ground: Ground } | null = null;

/** The ground of the latest text, cached because the proposals for a request arrive one after another. */
function lastGround(text: string, shown: Shown): Ground {
	if (last?.text !== text) last = { text, ground: groundOf(text, shown) };
	return last.ground;
}

function judgeOne(proposal: Proposal, ground: Ground, passed: readonly Passed[]): Verdict {
	const kind = proposal.kind === 'clearer' ? 'suggestion' : proposal.kind;
	if (passed.filter((one) => one.kind === kind).length >= MOST_PASSED[kind]) return { struck: 'many' };
	if (!isInLanguage('', ground.reading)) return { struck: 'language' };
	if (proposal.kind === 'drop') return judgeDrop(proposal.id, ground, passed);
	if (proposal.kind === 'correction') return judgeCorrection(proposal, ground, passed);
	return proposal.kind === 'question' ? judgeQuestion(proposal, ground, passed) : judgeLine(proposal, ground, passed);
}

function judgeDrop(id: string, { shown }: Ground, passed: readonly Passed[]): Verdict {
	const isThere = shown.questions.some((one) => one.id === id);
	const isGone = passed.some((one) => one.kind === 'drop' && one.id === id);
	return isThere && !isGone ? { passed: { kind: 'drop', id } } : { struck: 'span' };
}

/** Judges a correction. Its words are the person's, so they need no check, but it must not lose anything. */
function judgeCorrection({ as, words }: Correction, ground: Ground, passed: readonly Passed[]): Verdict {
	const isTaken = passed.some(
		(one) => one.kind === 'correction' && (one.words.includes(words) || words.includes(one.words)),
	);
	const struck = isTaken ? 'shown' : strikeCorrection({ as, words }, ground);
	return struck === null
		? { passed: { kind: 'correction', as, words, text: correctionText({ as, words }) } }
		: { struck };
}

function judgeQuestion(proposal: QuestionProposal, ground: Ground, passed: readonly Passed[]): Verdict {
	// The words that a question is based on are not checked, because they are not shown and may be in a pasted list.
	const { text, line } = proposal;
	const struck =
		(isQuestion(text) && line.split(GAP).length === 2 ? null : 'length') ??
		strikeAsked(text, MOST_QUESTION_CHARS, ground) ??
		judgeTemplate(line, ground) ??
		findShown(text, textsOf(ground.shown, passed));
	if (struck !== null) return { struck };
	const options = [...new Set(proposal.options)].filter((one) => isOption(one, line, ground)).slice(0, MOST_OPTIONS);
	// Fewer than two options are not shown, because a single one would be a suggestion.
	return { passed: { kind: 'question', text, options: options.length > 1 ? options : [], line } };
}

/** Checks the sentence that an answer is put into. */
function judgeTemplate(line: string, ground: Ground): StrikeReason | null {
	const around = line.replace(GAP, 'this');
	return strikeAsked(around, MOST_LINE_CHARS, ground) ?? (setsAnother(around, ground) ? 'second' : null);
}

/**
 * Checks a question less strictly than a suggestion, because a question claims nothing, while a suggestion becomes a
 * line.
 */
const strikeAsked = (text: string, most: number, ground: Ground): StrikeReason | null =>
	strike(text, most, ground, [findNumberAsked, findDateAsked, findTurnedAsked]) ??
	(presumesOfLife(text, ground) ? 'claim' : null);

function isOption(option: string, line: string, ground: Ground): boolean {
	// The "…" of "A limit…" only opens a text field.
	const said = option.replace(/…$/, '');
	const settled = line.replace(GAP, said);
	return (
		strike(said, MOST_OPTION_CHARS, ground) === null &&
		!presumes(said, ground) &&
		findSecondRule(settled, ground) === null
	);
}

function judgeLine({ text, words }: LineProposal, ground: Ground, passed: readonly Passed[]): Verdict {
	const struck =
		findForeignWords(words, ground) ??
		strike(text, MOST_LINE_CHARS, ground) ??
		(isWish(text) ? null : 'claim') ??
		findClaim(text, ground) ??
		findSecondRule(text, ground) ??
		findShown(text, textsOf(ground.shown, passed));
	return struck === null ? { passed: { kind: 'suggestion', text, because: words } } : { struck };
}

/** Checks that apply to every text: it must be prose of a limited length, without new facts or names. */
function strike(
	text: string,
	most: number,
	ground: Ground,
	[findNumber, findDate, findAgainst] = [findNewNumber, findNewDate, findTurned],
): StrikeReason | null {
	if (!isInLanguage(text, ground.reading)) return 'language';
	return (
		findWrongForm(text, most) ??
		findAddress(text) ??
		findNewQuotation(text, ground) ??
		findNumber(text, ground) ??
		findDate(text, ground) ??
		findNewThing(text, ground) ??
		findAgainst(text, ground)
	);
}

/** Finds words that a proposal quotes as its reason but that are not in the person's text. */
const findForeignWords = (words: string, { own }: Ground): StrikeReason | null =>
	words.trim().length > 1 && own.includes(words) ? null : 'span';

const textsOf = ({ questions, suggestions }: Shown, passed: readonly Passed[]): string[] => [
	...questions.map(({ question }) => question),
	...suggestions.map(({ text }) => text),
	...passed.flatMap((one) => (one.kind === 'question' || one.kind === 'suggestion' ? [one.text] : [])),
];
