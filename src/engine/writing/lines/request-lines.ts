import { say } from '#engine/locales/say';
import { asksStrongly, tells } from '#engine/reading/asks';
import { statesFact } from '#engine/reading/statements';
import { TELLING_KINDS } from '#engine/tagging/part-labels';
import type { Clause, Material, PlannedLine, Reading, Span } from '#engine/types';
import { BACKGROUND_MOVED, RULE_MOVED } from '../arranging/arrangement.ts';
import type { Asked } from '../arranging/arrangement-model.ts';
import { itemStarts } from '../arranging/paragraphs.ts';
import type { Brief } from '../brief.ts';
import { NOWHERE, withEnd } from './end-mark.ts';
import { added, givenLine, yours } from './lines.ts';
import { asSentencePhrase, asTypedPhrase, cutPhrase, joinPhrases, phraseOf, trimPhrase } from './phrase.ts';
import type { Phrase } from './phrase-model.ts';

const NO_SPACE_BETWEEN = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);

/** The lines of the request: each thing asked for, then the background. */
export function writeIntent(brief: Brief): PlannedLine[] {
	const { arrangement, reading } = brief;
	const facts = brief.given.filter(({ as }) => as === 'fact').map(givenLine);
	if (brief.isClear) return [wholeRequest(brief), ...facts];
	if (brief.keepsLayout) return [wholeRequest(brief), ...labelled(facts, reading)];
	const asked = arrangement.asked
		.map((one) => ({ line: askedLine(one, brief), isScene: one.isScene, at: one.clauses[0]?.span.start ?? 0 }))
		.filter(({ line }) => line.text !== '');
	const things = asked.filter(({ isScene }) => !isScene);
	const numbered = asked.map(({ line, isScene, at }) =>
		things.length > 1 && !isScene ? { ...line, number: countTo(things, at), at } : { ...line, at },
	);
	const passages = arrangement.putBack.map((one) => ({ ...passageLine(one, reading), at: one.span.start }));
	const request = [...numbered, ...passages].sort((a, b) => a.at - b.at).map(({ at: _, ...line }) => line);
	const told = arrangement.background
		.map((clause) => yours('background', sentenceOf([clause], brief), BACKGROUND_MOVED, clause.span))
		.filter(({ text }) => text !== '');
	return [...request, ...labelled([...told, ...facts], reading)];
}

const labelled = (background: readonly PlannedLine[], { language }: Reading): PlannedLine[] =>
	background.length === 0 ? [] : [added('label', say(language.code, 'Background:'), 'label.background'), ...background];

const countTo = (things: readonly { readonly at: number }[], last: number): number =>
	things.filter(({ at }) => at <= last).length;

/** The first thing asked for, as one line. */
export function intentText(brief: Brief): string {
	const first = brief.arrangement.asked.find(({ isScene }) => !isScene);
	return first ? sentenceOf(first.clauses, brief).text : '';
}

/** A request that is not divided, with its lines as typed. */
function wholeRequest({ reading, edits, isWellMade, arrangement }: Brief): PlannedLine {
	const { text, raw, language } = reading;
	const whole = { start: 0, end: text.length };
	const span: Span = { ...whole, text };
	if (isWellMade) {
		const sent = raw.trimEnd().toWellFormed();
		return yours(
			'request',
			{ text: sent, from: Array.from({ length: sent.length }, (_, at) => at) },
			'preserved',
			span,
		);
	}
	const phrase = trimPhrase(phraseOf(text, whole, edits, true));
	const paragraphs = arrangement.asked.slice(1).map(({ clauses }) => clauses[0]?.span.start ?? 0);
	const items = language.code === 'en' ? itemStarts(text) : [];
	const quoted = [...text.matchAll(QUOTED)].map((match) => ({
		start: match.index,
		end: match.index + match[0].length,
	}));
	const starts = [...new Set([...paragraphs, ...items])]
		.filter((at) => !quoted.some(({ start, end }) => start < at && at < end))
		.sort((a, b) => a - b);
	return yours('request', withBreaks(asTypedPhrase(phrase, language), starts), 'intent.request', span);
}

/** A quotation of several sentences, which is not split. */
const QUOTED = /(?<!\w)'[^'\n]{12,1000}'(?!\w)|"[^"\n]{12,1000}"|“[^”\n]{12,1000}”/g;

/**
 * Adds a blank line before each paragraph and a line break before each item, unless the text has its own line breaks.
 */
function withBreaks(phrase: Phrase, starts: readonly number[]): Phrase {
	if (starts.length === 0 || phrase.text.includes('\n')) return phrase;
	const letters = [...phrase.from.keys()].map((at) => phrase.text.charAt(at));
	const from = [...phrase.from];
	for (const start of starts.toReversed()) {
		const at = from.findIndex((source) => source >= start);
		if (at < 1 || letters[at - 1] !== ' ') continue;
		const mark = /^\(?\d/.test(phrase.text.slice(at)) ? '\n' : '\n\n';
		if (/^\p{Ll}{2}/u.test(phrase.text.slice(at))) letters[at] = phrase.text.charAt(at).toUpperCase();
		letters.splice(at - 1, 1, ...mark);
		from.splice(at - 1, 1, ...Array.from(mark, () => phrase.from[at - 1] ?? NOWHERE));
	}
	return { text: letters.join(''), from };
}

function askedLine({ clauses }: Asked, brief: Brief): PlannedLine {
	return yours('request', sentenceOf(clauses, brief), 'intent.request', ...clauses.map(({ span }) => span));
}

/** Joins clauses: neighbours with the text between them, others, between which a part was moved, with a space. */
export function sentenceOf(clauses: readonly Clause[], { reading, edits }: Pick<Brief, 'reading' | 'edits'>): Phrase {
	const runs: { start: number; end: number; isNew: boolean }[] = [];
	const isSpaceless = NO_SPACE_BETWEEN.has(reading.language.code);
	clauses.forEach((clause, at) => {
		const { span } = clause;
		const last = runs.at(-1);
		const isBeside = last && reading.text.slice(last.end, span.start).trim() === '';
		const goesOn = isBeside && !beginsAnew(clauses[at - 1], clause, reading);
		if (goesOn) runs[runs.length - 1] = { ...last, end: span.end };
		else
			runs.push({
				start: span.start,
				end: span.end,
				isNew: isTold(clause, reading) || (isBeside === true && isSpaceless),
			});
	});
	const mark = NO_SPACE_BETWEEN.has(reading.language.code) ? '' : ' ';
	const phrases = runs.map((run, at) => {
		const phrase = trimPhrase(phraseOf(reading.text, run, edits));
		const next = runs[at + 1];
		if (!next) return phrase;
		const between = reading.text.slice(run.end, next.start);
		const isLine = between.includes('\n') || isBreath(reading.text, run, next);
		const endsBetween = /[.!?]["”’)]?\s*$/.test(between) && /^\p{Lu}/u.test(reading.text.slice(next.start));
		const isOver = passesOver(reading, run, next);
		const isAround = isOver && reading.language.code !== 'en';
		const then = reading.text.slice(next.start, next.end).split(/[.!?]/)[0] ?? '';
		// "here it is:" gets a full stop if the passage after it was moved.
		const isLed = (isLine || isOver) && /[:：]$/.test(phrase.text);
		if (isLed) return withEnd(trimPhrase(cutPhrase(phrase, 0, phrase.text.length - 1)), phrase.text, reading.language);
		return (isLine && (asksStrongly(then) || tells(then))) || next.isNew || isAround || endsBetween
			? withEnd(withoutComma(phrase), phrase.text, reading.language)
			: withoutComma(phrase);
	});
	return asSentencePhrase(
		joinPhrases(
			phrases.filter(({ text }) => text !== ''),
			mark,
		),
		reading.language,
	);
}

/** Whether a part is no order, so that the part before it ends as a sentence. */
const isTold = ({ part }: Clause, { language }: Reading): boolean =>
	language.code === 'en' ? TELLING_KINDS.has(part) || part === 'ban' : part !== 'task';

/** Whether a passage is between two runs, which in English may be one sentence. */
const passesOver = ({ material }: Reading, run: { readonly end: number }, next: { readonly start: number }) =>
	material.some(({ span }) => run.end <= span.start && span.end <= next.start);

/**
 * "... because he cant find things | so can you write him instructions", "what else can i try | no collars please", "my coursework |
 * its about zoos": two sentences without punctuation between them.
 */
function beginsAnew(before: Clause | undefined, clause: Clause, { language }: Reading): boolean {
	if (before === undefined || !/[\p{L}\p{N}]$/u.test(before.span.text)) return false;
	if (clause.part === 'task') return before.part !== 'task';
	if (language.code !== 'en' || before.part !== 'task' || RUNS_ON.test(before.span.text)) return false;
	return clause.part === 'ban' ? before.isQuestion : TELLING_KINDS.has(clause.part) && statesFact(clause.span.text);
}

/** "write a card because | she loves trams": the sentence continues. */
const RUNS_ON =
	/\b(?:and|or|but|so|because|cos|since|if|when|while|where|who|whom|which|that|as|than|of|to|for|from|with|by|about|on|in|at|the|an?|my|our|your|his|her|their)$/iu;

/** Whether two runs have no words and no punctuation between them. */
const isBreath = (text: string, run: { readonly end: number }, next: { readonly start: number }): boolean =>
	/[\p{L}\p{N}]$/u.test(text.slice(0, run.end).slice(-1)) && text.slice(run.end, next.start).trim() === '';

/** Removes the comma before a part that was moved. */
const withoutComma = (phrase: Phrase): Phrase =>
	/[,;，；、]$/u.test(phrase.text) ? cutPhrase(phrase, 0, phrase.text.length - 1) : phrase;

/** A passage that was moved back into the request, unchanged. */
function passageLine({ kind, span }: Material, { raw }: Reading): PlannedLine {
	const text = raw.slice(span.start, span.end).toWellFormed();
	return yours(
		'material',
		{ text, from: Array.from({ length: text.length }, (_, at) => span.start + at) },
		`source.${kind}`,
		span,
	);
}

const BARE_NUMBER = /^\d{1,3}\.$/;

/** A wish as a line; null if it has no content. A number is content ("... no netflix. 7"). */
export function ruleLine(clause: Clause, brief: Brief): PlannedLine {
	const said = sentenceOf([clause], brief);
	const isCount = clause.part === 'amount' && brief.reading.language.code === 'en' && BARE_NUMBER.test(said.text);
	return yours('rule', isCount ? withLabel('How many: ', said) : said, RULE_MOVED, clause.span);
}

const withLabel = (label: string, { text, from }: Phrase): Phrase => ({
	text: label + text,
	from: [...Array.from(label, () => NOWHERE), ...from],
});
