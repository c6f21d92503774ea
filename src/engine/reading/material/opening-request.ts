import type { TextLine } from '#engine/tagging/lines';
import { PASSAGE_VERBS } from '../data/passage-nouns.ts';
import { shapeOf } from '../shape.ts';
import { isWordForWord } from '../word-for-word.ts';
import { isAnswerRule } from './instruction-like.ts';

/**
 * Lines taken for pasted, without those that say what is wanted: a rule about the wording of the request, the request
 * that a text opens with where none comes after it, and the list of wishes under it.
 *
 * @param pasted some of the lines, in order
 */
export function withoutRequest(
	text: string,
	lines: readonly TextLine[],
	pasted: readonly TextLine[],
): readonly TextLine[] {
	const wordsOf = ({ start, end }: TextLine) => text.slice(start, end);
	const apart = pasted.filter((line) => !isWordForWord(wordsOf(line)));
	const [first, ...others] = lines;
	if (!first || apart.length === 0 || !asks(wordsOf(first))) return apart;
	const isSaid = (line: TextLine) => !apart.includes(line);
	// Whoever pastes first says at the end what to do.
	const asksAgain = others.some((line) => isSaid(line) && asks(wordsOf(line)) && !isRule(wordsOf(line)));
	if (!isSaid(first) && asksAgain) return apart;
	const isOwn = (line: TextLine) => line.paragraph === first.paragraph && isRule(wordsOf(line));
	const wishes = isSaid(first) ? wishesUnder(wordsOf(first), others, wordsOf) : [];
	return apart.filter((line) => line !== first && !wishes.includes(line) && (isSaid(first) || !isOwn(line)));
}

const asks = (line: string): boolean => {
	const { isTaskVerb, isWish, isNegated } = shapeOf(/^[^\n]{1,600}?[.!?:](?=\s|$)/.exec(line)?.[0] ?? line);
	return (isTaskVerb || isWish) && !isNegated;
};

const isRule = (line: string): boolean => isAnswerRule(line) || isWordForWord(line);

const ITEM = /^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s/;
const WISH =
	/^(?:no|not|never|don'?t|do not|without|max|min|under|over|at (?:least|most)|up to|less|more|fewer|keep|use|include|mention|make|must|should|avoid|only|be|sign|end|start|in|for|with|add|tone|length|format|audience|style)\b/i;
const LONGEST_WISH = 120;
/** "Turn these notes into minutes:" is said of what follows. */
const WORKS_ON = new RegExp(
	`\\b(?:${PASSAGE_VERBS})\\b|\\b(?:this|these|those|following|below)\\b(?! (?:rules?|requirements?|constraints?|guidelines?|criteria|conditions?|wishes|way|week|month|year))`,
	'i',
);

/** Items right under a request that works on nothing pasted, of which most read as wishes. */
function wishesUnder(
	request: string,
	others: readonly TextLine[],
	wordsOf: (line: TextLine) => string,
): readonly TextLine[] {
	if (WORKS_ON.test(request)) return [];
	const end = others.findIndex((line) => !ITEM.test(wordsOf(line)));
	const items = end < 0 ? others : others.slice(0, end);
	const said = items.map((line) => wordsOf(line).replace(ITEM, '').trim());
	const wishes = said.filter((item) => WISH.test(item) || isAnswerRule(item)).length;
	const areShort = said.every((item) => item.length <= LONGEST_WISH);
	return areShort && wishes * 2 > said.length ? items : [];
}
