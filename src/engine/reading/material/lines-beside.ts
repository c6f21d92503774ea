import type { TextLine } from '#engine/tagging/lines';
import { isInstruction } from './instruction-like.ts';
import { isLogLine } from './kind.ts';

/** By line, whether it is pasted: tagged as such, or belonging to a pasted line by its place and form. */
export const withLinesBeside = (text: string, lines: readonly TextLine[], tags: readonly boolean[]): boolean[] =>
	lines.map(
		(line, at) =>
			tags[at] === true ||
			isLogged(text.slice(line.start, line.end)) ||
			isEnclosed(lines, tags, at) ||
			(isItem(text, line) && isBesideItem(text, lines, tags, at)) ||
			(tags[at - 1] === true &&
				(isNextRow(text, lines[at - 1], line) ||
					isSibling(text, lines, tags, at) ||
					isProseBehind(text, lines, at) ||
					isNoteBehind(text, lines, tags, at) ||
					isSignedBy(text, lines, at))),
	);

/** Whether a line is of a log, without a sentence at its end. */
const isLogged = (line: string): boolean => isLogLine(line) && !/[.!?]['"]?\s+\p{L}/u.test(line);

const SIGN_OFF =
	/^(?:(?:kind|best|warm|many)? ?(?:regards|wishes|thanks)|best|cheers|sincerely|yours (?:sincerely|faithfully|truly)|faithfully|love),?\s*$/i;
const LONGEST_NAME = 40;

/** Whether a line is the name under "Kind regards,". */
function isSignedBy(text: string, lines: readonly TextLine[], at: number): boolean {
	const [before, line] = [lines[at - 1], lines[at] as TextLine];
	const isUnder = before?.paragraph === line.paragraph && SIGN_OFF.test(text.slice(before.start, before.end).trim());
	return isUnder && line.end - line.start <= LONGEST_NAME;
}

const FEWEST_NOTES = 2;
/** "max 200 words", "in 5 bullets": the size of an answer, or another wish. */
const OF_ANSWER =
	/\b(?:words?|pages?|lines?|bullets?|sentences?|paragraphs?|options?|points?|slides?|columns?|max|min|under|at (?:least|most)|no more than|please|pls|should|must|you|it|this|that|them|i|my|we|our)\b|^\W{0,3}(?:and|also|but|so|no|not|in|as|with|for|if|only|keep|make)\b/i;

/** Whether a line ends a run of short lines that were called notes: "next meeting 9th, 7pm". */
function isNoteBehind(text: string, lines: readonly TextLine[], tags: readonly boolean[], at: number): boolean {
	const line = lines[at] as TextLine;
	const words = text.slice(line.start, line.end);
	const isLast = lines[at + 1]?.paragraph !== line.paragraph;
	const areNotes = Array.from({ length: FEWEST_NOTES }, (_, step) => at - 1 - step).every(
		(other) => tags[other] === true && lines[other]?.paragraph === line.paragraph,
	);
	return (
		isLast &&
		areNotes &&
		/\bnotes\b/i.test(text.slice(0, lines[at - FEWEST_NOTES]?.start)) &&
		words.length < LONG_LINE &&
		/\d/.test(words) &&
		!OF_ANSWER.test(words) &&
		!isInstruction(words)
	);
}

const LONG_LINE = 80;
const OF_ONESELF = /\b(?:i|i'm|my|me|we|our|us|you|your)\b/i;

/** Whether a line behind pasted ones is pasted too: long, of whole sentences, and not about the answer. */
function isProseBehind(text: string, lines: readonly TextLine[], at: number): boolean {
	const line = lines[at] as TextLine;
	const words = text.slice(line.start, line.end);
	const before = lines[at - 1];
	const isBeside =
		before?.paragraph === line.paragraph ||
		(at > 1 && words.length >= LONG_LINE && !OF_ONESELF.test(words.replace(/["“][^"”]*["”]/g, '')));
	const isLast = isBeside && lines[at + 1]?.paragraph !== line.paragraph;
	const isBehindProse = /[.!?]["”]?\s*$/.test(text.slice(before?.start, before?.end));
	return isLast && isBehindProse && words.length >= LONG_LINE && /^["“]?\p{Lu}/u.test(words) && !isInstruction(words);
}

/** Whether a line stands between pasted lines of its paragraph. */
function isEnclosed(lines: readonly TextLine[], tags: readonly boolean[], at: number): boolean {
	const { paragraph } = lines[at] as TextLine;
	const isPasted = (step: number): boolean => {
		for (let other = at + step; lines[other]?.paragraph === paragraph; other += step) if (tags[other]) return true;
		return false;
	};
	return isPasted(-1) && isPasted(1);
}

const ITEM = /^\s*(?:[-*•–]|\(?\d{1,2}[.)]?)\s/;
const isItem = (text: string, { start, end }: TextLine): boolean => ITEM.test(text.slice(start, end));

/** Whether the item above or below in the same list is pasted. */
const isBesideItem = (text: string, lines: readonly TextLine[], tags: readonly boolean[], at: number): boolean =>
	[at - 1, at + 1].some((other) => {
		const line = lines[other];
		return line !== undefined && tags[other] === true && line.paragraph === lines[at]?.paragraph && isItem(text, line);
	});

const CELLS = /[,;|\t]/g;
const FEWEST_CELLS = 2;

/** Whether a line has the same cell separators as the line above. */
function isNextRow(text: string, before: TextLine | undefined, line: TextLine): boolean {
	if (before?.paragraph !== line.paragraph) return false;
	const marksOf = ({ start, end }: TextLine) => (text.slice(start, end).match(CELLS) ?? []).join('');
	const marks = marksOf(line);
	return marks.length >= FEWEST_CELLS && marks === marksOf(before);
}

const NUMBERED = /^\s*(\p{L}+) \d{1,2}:\s/u;

/** Whether a line continues a numbered series: "Answer 2: ..." where "Answer 1: ..." is pasted; "2043: $16" under "2042: $15". */
function isSibling(text: string, lines: readonly TextLine[], tags: readonly boolean[], at: number): boolean {
	const wordsOf = (other: number) => text.slice(lines[other]?.start, lines[other]?.end);
	const label = NUMBERED.exec(wordsOf(at))?.[1];
	if (label !== undefined)
		return lines.some((_, other) => other < at && tags[other] === true && NUMBERED.exec(wordsOf(other))?.[1] === label);
	const row = rowOf(wordsOf(at));
	return /0.*[:$€£%]|[:$€£%].*0/.test(row) && row === rowOf(wordsOf(at - 1));
}

const rowOf = (line: string): string =>
	line
		.replace(/\d+/g, '0')
		.replace(/\p{L}+/gu, 'a')
		.replace(/\s/g, '');
