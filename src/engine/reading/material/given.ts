import { shapeOf } from '../shape.ts';
import { type Range, type Source, trimRange } from '../source.ts';
import type { FoundMaterial } from './fences.ts';
import { isAnswerRule } from './instruction-like.ts';
import { kindOf } from './kind.ts';
import { paragraphsOf } from './regions.ts';

const LONGEST_LEAD = 800;
const GIVEN =
	/\byou (?:are|will be|have been) (?:given|provided with|shown|presented with)\b|^\W{0,4}given (?:an?|the|some|two|three)\b|\b(?:the|an?|these|those|each) (?:given|provided|attached|underlined) [a-z]/i;
const SPEAKS =
	/^(?:\W{0,8}(?:please\b|note\b|step \d|\d{1,2}[.)]|(?:requirements?|rules?|instructions?|constraints?|format|output|context|background|task|goal|steps?)\b[^\n:]{0,30}:))|\b(?:should|must|shall|your (?:answer|response|output|reply|task|goal|job)|you (?:will|need|have to|are to|may))\b/i;
/** "Review 1:" counts what is given; it orders no review. */
const LABEL = /^\W{0,4}\p{L}{1,20}(?: ?\d{1,3}| [A-D])?:$/u;
const OF_QUESTIONS = /\bquestions?\b/i;

/**
 * "You are given a tweet. Say whether it is kind." in a paragraph of its own, and the tweet after it: whatever the tweet
 * asks or orders, it is not the person who does. Looks only at a text without surer signs of a passage.
 */
export function findGiven(source: Source, range: Range): FoundMaterial[] {
	const { folded, text } = source;
	if (range.start !== 0 || range.end !== folded.length || !folded.slice(0, LONGEST_LEAD).includes('\n')) return [];
	const [lead, first, ...others] = paragraphsOf(text, range);
	if (!lead || !first || lead.end - lead.start > LONGEST_LEAD) return [];
	const said = folded.slice(lead.start, lead.end);
	if (!commands(said) || !GIVEN.test(said) || !isGiven(said, folded.slice(first.start, first.end))) return [];
	const next = others.findIndex(({ start, end }) => isSaidAgain(folded.slice(start, end)));
	const last = (next < 0 ? others.at(-1) : others[next - 1]) ?? first;
	const body = trimRange(text, { start: first.start, end: last.end });
	return [{ ...body, kind: kindOf(text.slice(body.start, body.end)) }];
}

const commands = (lead: string): boolean =>
	lead.split(/(?<=[.!?:,])\s+|\s+and\s+/).some((part) => {
		const { verb, isQuestion } = shapeOf(part);
		return verb !== null && !isQuestion;
	});

/** A first sentence that asks is the passage only where the lead speaks of a question. */
function isGiven(lead: string, paragraph: string): boolean {
	const opening = firstSentence(paragraph);
	if (LABEL.test(opening) && !SPEAKS.test(opening)) return true;
	const { isQuestion, isNegated, isTaskVerb, isRuleVerb, isWish } = shapeOf(opening);
	if (isQuestion) return OF_QUESTIONS.test(lead) && firstSentence(paragraph).length < paragraph.trim().length;
	return !isNegated && !isTaskVerb && !isRuleVerb && !isWish && !isAnswerRule(opening) && !SPEAKS.test(opening);
}

function isSaidAgain(paragraph: string): boolean {
	const opening = firstSentence(paragraph);
	const { isTaskVerb, isNegated } = shapeOf(opening);
	return isAnswerRule(opening) || isTaskVerb || isNegated || SPEAKS.test(opening);
}

const firstSentence = (paragraph: string): string =>
	/^[^\n]{1,600}?(?:[.!?:](?=\s|$)|\n|$)/.exec(paragraph.trim())?.[0] ?? '';
