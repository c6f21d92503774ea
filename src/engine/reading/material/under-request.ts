import type { TextLine } from '#engine/tagging/lines';
import { PASSAGE_NOUNS } from '../data/passage-nouns.ts';
import { wordsIn } from '../sentence-ends.ts';
import { HEADED, resumesInstruction } from './instruction-like.ts';
import { isCodeLine, kindOf } from './kind.ts';
import { areItemsOfWishes } from './opening-request.ts';
import { areWishes } from './wish-lines.ts';

/** Verbs of work on a text that exists already. */
const CHANGES =
	'(?:summari[sz]e|sum up|translate|proof-?read|correct|fix|rewrite|reword|rephrase|paraphrase|shorten|tidy up|clean up|polish|simplify|put|turn|convert)';
export const WORKS_VERB = `(?:${CHANGES.slice(3, -1)}|edit|improve|reply|respond|format|reformat|extract|organi[sz]e|sort|check|review|debug)`;
/** "summarise for my boss", "put into a table", "can you fix but keep it ours": without an object, so the text below is meant. */
export const WITHOUT_OBJECT = new RegExp(
	`(?:^|[,.:;!?] |\\b(?:you|u|please|pls|plz|and|to) )${CHANGES}(?: (?:pls|please))?(?:\\s*(?:[.,:;!?]|$)| (?:for|in|into|to (?:him|her|them)|as|but|and|so|without|plz|pls|please)\\b)|[,.:;] (?:convert|translate|change|turn) (?:\\w+ )?(?:in)?to \\w`,
	'i',
);
/** Requests that name the text below: "check my text", "reply to this email", "my query gives zero rows". */
const WORKS_ON_OWN = new RegExp(`\\b${WORKS_VERB}\\b[^.!?\\n]{0,24}\\b(?:this|these|my|our)\\b`, 'i');
const NAMES_OWN = new RegExp(
	`\\b(?:this|these|my|our) (?:[\\w'’]+ ){0,2}(?:${PASSAGE_NOUNS}|menu|bio|listing|advert|recipe)\\b`,
	'i',
);
const MOST_WORDS = 60;
const SHORTEST = 100;
const QUOTED = /^["“].{40,}["”][.,]?$/;
/** "Why?", "any ideas?": a short question behind the passage. */
const ASKS_AGAIN = /^\s*(?:\S+\s+){0,4}\S*\?\s*$/;

/**
 * The lines behind the blank line under a short request to work on a text that it does not contain, up to a paragraph that is
 * an instruction again: these are that text. Null: the text is not laid out so.
 *
 * @param known lines that look pasted on their own
 */
export function underRequest(
	text: string,
	lines: readonly TextLine[],
	known: readonly TextLine[],
): readonly TextLine[] | null {
	const wordsOf = ({ start, end }: TextLine) => text.slice(start, end);
	const [lead = [], ...below] = paragraphsOf(lines);
	if (below.length === 0 || !asksForWork(lead.map(wordsOf))) return null;
	while (below.length > 1 && speaksAgain(below.at(-1) ?? [], below, known, wordsOf)) below.pop();
	const passage = below.flat();
	const last = passage.at(-1);
	if (last && passage.length > 1 && ASKS_AGAIN.test(wordsOf(last)) && !known.includes(last)) passage.pop();
	const words = passage.map(wordsOf);
	// Quotations and headings mark the end of the passage themselves and are found elsewhere.
	if (words.some((line) => QUOTED.test(line.trim())) || lines.some((line) => HEADED.test(wordsOf(line)))) return null;
	const whole = words.join('\n');
	if (whole.trim().length < SHORTEST || areWishes(words) || areItemsOfWishes(words)) return null;
	const opening = (below[0] ?? []).map(wordsOf).join('\n');
	return kindOf(whole) === 'text' && resumesInstruction(opening, false) ? null : passage;
}

const asksForWork = (request: readonly string[]): boolean => {
	const said = request.join(' ');
	const isShort = wordsIn(said) <= MOST_WORDS;
	return (
		isShort &&
		!request.some(isCodeLine) &&
		(WITHOUT_OBJECT.test(said) || WORKS_ON_OWN.test(said) || NAMES_OWN.test(said))
	);
};

/** Whether the last paragraph is an instruction: nothing in it looks pasted, unlike in others, or it gives orders. */
function speaksAgain(
	paragraph: readonly TextLine[],
	below: readonly (readonly TextLine[])[],
	known: readonly TextLine[],
	wordsOf: (line: TextLine) => string,
): boolean {
	const said = paragraph.map(wordsOf);
	if (kindOf(said.join('\n')) === 'code') return false;
	const isPasted = (line: TextLine) => known.includes(line);
	const others = below.filter((one) => one !== paragraph).flat();
	return resumesInstruction(said.join('\n'), true) || (!paragraph.some(isPasted) && others.some(isPasted));
}

function paragraphsOf(lines: readonly TextLine[]): TextLine[][] {
	const paragraphs: TextLine[][] = [];
	for (const line of lines) {
		if (paragraphs.at(-1)?.[0]?.paragraph === line.paragraph) paragraphs.at(-1)?.push(line);
		else paragraphs.push([line]);
	}
	return paragraphs;
}
