import { tagLines } from '#engine/tagging/line-model';
import { type TextLine, textLines } from '#engine/tagging/lines';
import { lineScores } from '#engine/tagging/stored-scores';
import { QUESTION_WORDS, RULE_VERBS, TASK_VERBS } from '../data/verbs.ts';
import { keptForLast } from '../matching/kept-for-last.ts';
import { contains, findAll, overlaps, type Range, type Source, trimRange } from '../source.ts';
import type { FoundMaterial } from './fences.ts';
import { isLogLine, kindOf } from './kind.ts';
import { withLinesBeside } from './lines-beside.ts';
import { findLed } from './marked.ts';
import { withoutRequest } from './opening-request.ts';
import { isOwnBrief } from './own-brief.ts';
import { withoutOwnLists } from './own-lists.ts';
import { pointedAt } from './pointed-at.ts';
import { paragraphsOf } from './regions.ts';
import { requestFirst } from './request-first.ts';
import { underRequest } from './under-request.ts';
import { underRequestElsewhere } from './under-request-elsewhere.ts';
import { areWishes } from './wish-lines.ts';

/** Passages without any marks: lines that are pasted by their place, the words before them and their style. */
export function findPasted(source: Source, range: Range): FoundMaterial[] {
	const runs: Range[] = [];
	for (const line of pastedLines(source)) {
		if (!contains(range, line)) continue;
		const before = runs.at(-1);
		if (before && source.text.slice(before.end, line.start).trim() === '')
			runs[runs.length - 1] = { start: before.start, end: line.end };
		else runs.push({ start: line.start, end: line.end });
	}
	return runs
		.filter((run) => !isTorn(source.text, run) && !areChoices(source.text, run))
		.map((run) => {
			const { start, end } = trimRange(source.text, run);
			return { start, end, kind: kindOf(source.text.slice(start, end)) };
		});
}

const CHOICE = /^\s*\(?([A-Fa-f])[.)]\s/;
const ASKED_ITEM = /^\s*\(?(?:[A-Fa-f]|\d{1,2})[.)]\s.*\?\s*$/;
const FEWEST_CHOICES = 3;

/** Whether lines are the choices of a question ("A. ...", "B. ..."), or questions themselves, and so part of the request. */
function areChoices(text: string, { start, end }: Range): boolean {
	const letters = text
		.slice(start, end)
		.split('\n')
		.filter((line) => line.trim() !== '')
		.map((line) => CHOICE.exec(line)?.[1]);
	const areInOrder = letters.every((letter, at) => letter?.toUpperCase() === 'ABCDEF'[at]);
	const areAsked = text
		.slice(start, end)
		.trim()
		.split(/\n\s*/)
		.every((line) => ASKED_ITEM.test(line));
	return (letters.length >= FEWEST_CHOICES && areInOrder && /[?:_]\s*$/.test(text.slice(0, start))) || areAsked;
}

const WRAPPED = 60;
const ENDS_SENTENCE = /[.!?:;,)\]}"”'’»|>。！？]\s*$/;

/** " on Overleaf.": the beginning of a line that was broken within a sentence. */
const WRAPPED_LINE = /^ (?:on|in|at|of|for|with|to|from|by|and|or|that|which)\s/;
const GOES_ON = /^\p{Ll}{2,}[\s.,]/u;
const ENDS_OPEN = /\b(?:an?|the|of|to|in|on|at|for|with|without|and|or|from|by)\s*$/i;
/** Whether a line in lower case is an instruction: "tell me the giveaway", "its for my nan". */
const isSaid = (line: string): boolean => {
	const first = /^\p{L}+/u.exec(line)?.[0] ?? '';
	return TASK_VERBS.has(first) || RULE_VERBS.has(first) || QUESTION_WORDS.has(first) || SPEAKS.test(first);
};
const SPEAKS =
	/^(?:and|also|but|so|then|no|not|its|it|he|she|they|we|my|our|im|can|could|help|need|want|pls|as|in|with|for|if)$/;

/** Whether a sentence runs on over the start or end of a supposed passage, which is then only a line break in the request. */
function isTorn(text: string, { start, end }: Range): boolean {
	const runsOn = (line: string, next: string) =>
		!ENDS_SENTENCE.test(line) &&
		!isLogLine(next) &&
		(((line.trim().length >= WRAPPED || ENDS_OPEN.test(line)) && GOES_ON.test(`${next} `) && !isSaid(next)) ||
			WRAPPED_LINE.test(next));
	const lineBefore = text.slice(0, start).replace(/\n$/, '').split('\n').at(-1) ?? '';
	const lastLine = text.slice(start, end).trimEnd().split('\n').at(-1) ?? '';
	const after = text.slice(end).replace(/^[ \t]*\n?/, '');
	return (start > 0 && runsOn(lineBefore, text.slice(start, start + 40))) || runsOn(lastLine, after.slice(0, 40));
}

/** The pasted lines of a text, decided for all lines at once, since each depends on its neighbours. */
const pastedLines = keptForLast((source: Source): readonly TextLine[] => {
	const lines = textLines(source.folded);
	const isAlone = lines.length < 2 || isOwnBrief(source.folded);
	const found = isAlone
		? []
		: withLed(source, lines, withLinesBeside(source.text, lines, tagLines(source.folded, lines, lineScores())));
	const left = withoutRequest(source.folded, lines, found);
	const isUnder = !isAlone && left.every((line) => line === lines[0]);
	const pointed = isUnder ? pointedAt(source.folded, lines) : [];
	const pasted = isAlone
		? left
		: (underRequest(source.folded, lines, left) ??
			underRequestElsewhere(source.folded, lines, left) ??
			(pointed.length > 0 ? pointed : (requestFirst(source.folded, lines, left) ?? left)));
	return withoutOwnLists(source.folded, lines, withLastItem(source.folded, lines, pasted));
});

const FEWEST_ITEMS = 4;
/** "cancel gym": an item of a few words, without a sign or a word of a wish. */
const IS_ITEM =
	/^\s*(?!(?:no|not|don'?t|please|pls|plz|keep|make|max|only|in|as|with|without|under|short|all|and|thanks?|thx|use|be)\b)[\p{L}\d'’]+(?: [\p{L}\d'’]+){0,3}\s*$/iu;

/** With the last line of a list that the line before announces: "Sort out this list: | ... | fix gate | cancel gym". */
function withLastItem(text: string, lines: readonly TextLine[], pasted: readonly TextLine[]): readonly TextLine[] {
	const last = lines.at(-1);
	const run = pasted.filter(({ paragraph }) => paragraph === last?.paragraph);
	const [first] = run;
	if (!last || !first || run.includes(last) || run.length < FEWEST_ITEMS || run.at(-1) !== lines.at(-2)) return pasted;
	const isAnnounced = /:\s*$/.test(text.slice(0, first.start));
	return isAnnounced && IS_ITEM.test(text.slice(last.start, last.end)) ? [...pasted, last] : pasted;
}

/**
 * The pasted lines, without the lines that announce a passage and with all lines of an announced passage: an order in a pasted
 * review is part of the review.
 */
function withLed(source: Source, lines: readonly TextLine[], tags: readonly boolean[]): readonly TextLine[] {
	const led = findLed(source);
	const isLead = (line: Range) => led.some(({ lead }) => line.start < lead.end && lead.end <= line.end);
	const wishes = wishLines(source, lines, tags);
	const isWithin = (at: number) =>
		[at - 1, at + 1].every((other) => tags[other] === true && lines[other]?.paragraph === lines[at]?.paragraph);
	const pasted = lines.map((line, at) => tags[at] === true && (!isLead(line) || isWithin(at)) && !wishes.has(line));
	for (const { lead, body } of led) {
		if (pasted[lines.findIndex(({ start }) => start >= lead.end)]) continue;
		const under = lines.filter((line) => overlaps(body, line) && !isLead(line));
		const said = saidBehind(source.folded, under);
		for (const line of under) if (line !== said) pasted[lines.indexOf(line)] = true;
	}
	// Where no line would be left as the request, the lines before the passage are.
	const begins = led[0]?.lead.end ?? 0;
	const isSaid = lines.some((line, at) => !pasted[at] && !isLead(line));
	return lines.filter((line, at) => pasted[at] && (isSaid || line.start >= begins));
}

const SHORT_LINE = 80;

/** "informal, she is 70": a short last line in lower case, where all others begin with a capital, is an instruction. */
function saidBehind(text: string, lines: readonly TextLine[]): TextLine | undefined {
	const words = lines.map(({ start, end }) => text.slice(start, end).trim());
	const last = words.at(-1) ?? '';
	const isSaid =
		last.length <= SHORT_LINE && /^\p{Ll}/u.test(last) && words.slice(0, -1).every((one) => /^\P{Ll}/u.test(one));
	return words.length > 1 && isSaid ? lines.at(-1) : undefined;
}

/** Lines that look pasted and are wishes. */
function wishLines(source: Source, lines: readonly TextLine[], tags: readonly boolean[]): ReadonlySet<TextLine> {
	const runs: TextLine[][] = [];
	lines.forEach((line, at) => {
		if (tags[at] !== true) return;
		if (at > 0 && tags[at - 1] === true) runs.at(-1)?.push(line);
		else runs.push([line]);
	});
	return new Set(runs.filter((run) => areWishes(run.map(({ start, end }) => source.folded.slice(start, end)))).flat());
}

const QUOTED = /^(?:"[\s\S]*"|“[\s\S]*”|„[\s\S]*[“”]|«[\s\S]*»|「[\s\S]*」)[.,]?$/;
const SHORTEST_QUOTED = 40;

/** "..., it is from her notebook: 'Mix the flour. Bake it slowly.'": several sentences between marks behind a colon. */
const BEHIND_COLON =
	/(?<=:\s{1,3})'(?:[^'\n]|(?<=\p{L})'(?=\p{L})){30,1500}[.!?](?:[^'\n]|(?<=\p{L})'(?=\p{L})){20,1500}'(?!\w)|(?<=\S \S+ \S+:\s{1,3})"[^"\n]{30,1500}[.!?]\s[^"\n]{20,1500}"/gu;

/** Paragraphs that are one quotation as a whole, and quotations of several sentences behind a colon. */
export function findQuoted(source: Source, range: Range): FoundMaterial[] {
	const paragraphs = paragraphsOf(source.text, range)
		.map((paragraph) => trimRange(source.text, paragraph))
		.filter(({ start, end }) => end - start >= SHORTEST_QUOTED && QUOTED.test(source.folded.slice(start, end)));
	const within = findAll(source, range, BEHIND_COLON).map(({ index, 0: { length } }) => ({
		start: index,
		end: index + length,
	}));
	return [...paragraphs, ...within.filter((one) => !paragraphs.some((other) => overlaps(one, other)))].map((one) => ({
		...one,
		kind: 'quote' as const,
	}));
}
