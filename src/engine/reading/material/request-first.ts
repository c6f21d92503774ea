import type { TextLine } from '#engine/tagging/lines';
import { refersToPassage } from '../flags/deixis.ts';
import { shapeOf } from '../shape.ts';
import { isAnswerRule } from './instruction-like.ts';
import { kindOf } from './kind.ts';
import { LENT_CLOSING } from './marked.ts';
import { orders } from './opening-request.ts';
import { areWishes } from './wish-lines.ts';

const ADDRESSES =
	/^\W{0,9}you(?:'re| are| will| need| should| have|r task)\b|\b(?:should|must|needs? to) be (?:written|compiled|made|created|given)\b/i;
/** "Act as a ...", "You are a ...": the opening of a brief, whose paragraphs are instructions. */
const BRIEF =
	/^\W{0,9}(?:(?:please )?act as|you are (?!given|provided|shown)(?:an?|the|now)|your (?:task|role)|role:)\b/i;
const OWN = /^\W{0,9}(?:i|i'm|im|i've|ive|i'd|my|we|we're|our)\s/i;
/** "fix the grammar", "what does this mean?", "reply that we can't": work on a passage above. */
const WORKS_ABOVE =
	/\b(?:this|these|above|rewrite|reword|rephrase|summari[sz]e|translate|correct|proof-?read|grammar|shorten|simplify|improve|revise|transform|edit|reply|respond|polish|fix|feedback)\b/i;
/** "is it ok?", "make them warmer": may refer to a passage above, or to the answer. */
const WORKS_ON_OWN = /\b(?:it|them|tone)\b/i;
const RULES_ANSWER = /^\W{0,9}(?:you (?:should|must|may|can)|your|first,?|at the end|before|the answer|responses?)\b/i;

/**
 * Corrects a text whose first paragraph was taken for pasted and is the request, while the paragraphs below it were taken for
 * the request. Where the first paragraph mentions something given, the paragraphs below are the passage.
 *
 * @param pasted some of the lines, in order
 * @returns the lines of the passage; null: the text is not of this kind
 */
export function requestFirst(
	text: string,
	lines: readonly TextLine[],
	pasted: readonly TextLine[],
): readonly TextLine[] | null {
	const wordsOf = ({ start, end }: TextLine) => text.slice(start, end);
	const opening = lines.filter(({ paragraph }) => paragraph === lines[0]?.paragraph);
	const below = lines.slice(opening.length);
	const said = below.filter((line) => !pasted.includes(line)).map(wordsOf);
	if (said.length === 0 || !opening.every((line) => pasted.includes(line))) return null;
	const paragraph = opening.map(wordsOf);
	if (kindOf(paragraph.join('\n')) !== 'text') return null;
	const first = paragraph.join(' ');
	if (LENT_CLOSING.test(first)) return null;
	if (BRIEF.test(first)) return [];
	const isAsked = asks(first);
	if (!isAsked && !OWN.test(first)) return null;
	const others = said.filter((line) => !isRule(line));
	if (others.some((line) => WORKS_ABOVE.test(line) || (!isAsked && WORKS_ON_OWN.test(line)))) return null;
	if (isAsked && refersToPassage(first) && others.length > 0 && !areWishes(said))
		return below.filter((line) => !isRule(wordsOf(line)));
	return pasted.filter((line) => !opening.includes(line));
}

const isRule = (line: string): boolean => isAnswerRule(line) || RULES_ANSWER.test(line);

function asks(paragraph: string): boolean {
	const sentence = /^[^.!?\n]+[.!?]?/.exec(paragraph.trim())?.[0] ?? '';
	const { isTaskVerb, isQuestion, isNegated } = shapeOf(sentence);
	return ADDRESSES.test(paragraph) || (isTaskVerb && !isNegated) || isQuestion || orders(paragraph);
}
