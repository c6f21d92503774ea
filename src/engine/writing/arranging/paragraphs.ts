import { asksSurely } from '#engine/reading/asks';
import { everySaid } from '#engine/reading/matching/says';
import { hear } from '#engine/reading/speech/speech';
import { SPEECHES } from '#engine/reading/speech/speeches';
import type { Clause } from '#engine/types';
import type { Asked } from './arrangement-model.ts';
import { countWords } from './count-words.ts';
import { goesOn } from './goes-on.ts';
import { breaks } from './sentence-breaks.ts';
import { ASKING } from './unsure-elsewhere.ts';

/** Fewest words of a request with paragraphs. */
const FEWEST_WORDS = 32;
const SHORTEST_PARAGRAPH = 9;
const ITEM = /(?<=\s)\(?([1-9])\)\s(?=\S)/g;

/**
 * Splits an undivided request into paragraphs, without moving words: sentences that ask, and the statements and wishes
 * before and after them. A short text, or one with only one of the two kinds, is one paragraph.
 */
export function inParagraphs(
	clauses: readonly Clause[],
	text: string,
	passages: readonly { readonly span: { readonly start: number } }[],
	language = 'en',
): Asked[] {
	const isAsking = askingIn(language);
	if (isAsking === null) return [{ clauses, isScene: false }];
	const runs = aroundPassages(clauses, passages).flatMap((run) => byRole(run, text, { isAsking, language }));
	const main = Math.max(0, runs.findIndex(isAsking));
	return runs.map((run, at) => ({ clauses: run, isScene: at !== main }));
}

/** Splits clauses at the passages between them. */
function aroundPassages(
	clauses: readonly Clause[],
	passages: readonly { readonly span: { readonly start: number } }[],
): Clause[][] {
	const runs: Clause[][] = [];
	for (const clause of clauses) {
		const last = runs.at(-1)?.at(-1);
		const isParted = last && passages.some(({ span }) => last.span.end <= span.start && span.start < clause.span.start);
		// "The code I wrote [code] gives me an error" is one sentence.
		const goesOn = last && /^\p{Ll}/u.test(clause.span.text) && !/[.!?:]$/.test(last.span.text);
		if (last && (!isParted || goesOn)) runs.at(-1)?.push(clause);
		else runs.push([clause]);
	}
	return runs;
}

/** "Help me with 1) ..., 2) ..., 3) ...": the offset of each item, and of the first sentence after the last one. */
export function itemStarts(text: string): number[] {
	const marks = everySaid(text, ITEM)
		.filter(({ 1: digit }, at) => Number(digit) === at + 1)
		.map(({ index }) => index);
	const [first, last] = [marks[0], marks.at(-1)];
	if (first === undefined || last === undefined || first === last) return [];
	// If items have several sentences, the end of the last item is unknown.
	if (/[.!?]\s/.test(text.slice(first + 3, last))) return marks;
	const end = /[.!?]\s+(?=\S)/.exec(text.slice(last));
	return end ? [...marks, last + end.index + end[0].length] : marks;
}

/** A run of sentences. Its word count and whether it asks are cached, because long texts are slow to read. */
interface Run {
	readonly clauses: Clause[];
	words: number;
	asks: boolean;
}

function byRole(clauses: readonly Clause[], text: string, { isAsking, language }: Manner): Clause[][] {
	const sentences: Run[] = [];
	for (const clause of clauses) {
		const last = sentences.at(-1)?.clauses.at(-1);
		if (last && !breaks(text, last, clause)) sentences.at(-1)?.clauses.push(clause);
		else sentences.push({ clauses: [clause], words: 0, asks: false });
	}
	for (const one of sentences) {
		one.words = one.clauses.reduce((sum, { span }) => sum + countWords(span.text), 0);
		one.asks = isAsking(one.clauses);
	}
	if (sentences.reduce((sum, { words }) => sum + words, 0) < FEWEST_WORDS) return [[...clauses]];
	const runs: Run[] = [];
	for (const sentence of sentences) {
		const last = runs.at(-1);
		const isApart =
			last !== undefined &&
			last.asks !== sentence.asks &&
			last.words >= SHORTEST_PARAGRAPH &&
			!goesOn(sentence.clauses[0]?.span.text ?? '', language) &&
			(sentence.asks || tellsAnew(sentence.clauses[0], language));
		if (!last || isApart) runs.push(sentence);
		else add(last, sentence);
	}
	const [before, end] = runs.slice(-2);
	if (before && end && end.words < SHORTEST_PARAGRAPH) {
		runs.pop();
		add(before, end);
	}
	return runs.map((run) => run.clauses);
}

function add(run: Run, sentence: Run): void {
	run.clauses.push(...sentence.clauses);
	run.words += sentence.words;
	run.asks ||= sentence.asks;
}

/**
 * Whether a sentence after an order is surely a statement. In other languages than English, one that was not recognised
 * may belong to the order.
 */
function tellsAnew(opens: Clause | undefined, language: string): boolean {
	const speech = SPEECHES[language];
	return speech === undefined || hear(opens?.span.text ?? '', speech) === 'tale';
}

/** A language, and how to recognise sentences that ask in it. */
interface Manner {
	readonly isAsking: Asking;
	readonly language: string;
}

type Asking = (run: readonly Clause[]) => boolean;
const asksFor =
	(isAsked: (words: string) => boolean): Asking =>
	(run) =>
		run.some(({ part, span }) => part === 'task' && isAsked(span.text));

/** How to recognise sentences that ask in a language; null if that is not known. */
function askingIn(language: string): Asking | null {
	const speech = SPEECHES[language];
	if (speech) return asksFor((words) => ASKING.has(hear(words, speech)));
	return language === 'en' ? asksFor(asksSurely) : null;
}
