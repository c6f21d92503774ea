import type { TextLine } from '#engine/tagging/lines';
import { detectLanguage } from '../language.ts';
import { bareOf, hear, type Speech } from '../speech/speech.ts';
import { SPEECHES } from '../speech/speeches.ts';
import { kindOf } from './kind.ts';

const SHORTEST = 60;
/** The same in Chinese and Japanese, where a character is half a word. */
const SHORTEST_IN_SIGNS = 24;
const SIGNS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const LONGEST_LEAD = 200;
const LONGEST_AGAIN = 160;
const ITEM = /^\s*(?:・|(?:[-*•–]|\(?\d{1,2}[.)])\s)/;
const LEADS_ON = /[:：]\s*$/;

/**
 * As `underRequest`, in a language with a `Speech`: the paragraphs under a one-line order that ends with a colon, or that
 * works on a text, are that text, orders in it too; a last paragraph that asks again is not.
 *
 * @param known lines that look pasted on their own
 */
export function underRequestElsewhere(
	text: string,
	lines: readonly TextLine[],
	known: readonly TextLine[],
): readonly TextLine[] | null {
	const wordsOf = ({ start, end }: TextLine) => text.slice(start, end);
	const [lead, ...below] = lines;
	if (!lead || below.length === 0 || below[0]?.paragraph === lead.paragraph) return null;
	const speech = SPEECHES[detectLanguage(wordsOf(lead)).code] ?? SPEECHES[detectLanguage(text).code];
	if (!speech || !handsOver(wordsOf(lead), speech)) return null;
	const last = below.filter(({ paragraph }) => paragraph === below.at(-1)?.paragraph);
	const isUnlike = !last.some((line) => known.includes(line)) && below.some((line) => known.includes(line));
	const isAgain = last.length < below.length && (isUnlike || last.every((line) => asksAgain(wordsOf(line), speech)));
	const passage = isAgain ? below.slice(0, -last.length) : below;
	const words = passage.map(wordsOf).join('\n');
	const shortest = SIGNS.test(words) ? SHORTEST_IN_SIGNS : SHORTEST;
	if (words.trim().length < shortest || kindOf(words) !== 'text' || ITEM.test(words)) return null;
	return passage;
}

/** Whether a line gives a text to work on: an order before a colon, or one whose verb works on texts. */
const handsOver = (line: string, speech: Speech): boolean =>
	line.length <= LONGEST_LEAD &&
	(speech.works.test(bareOf(line)) || (LEADS_ON.test(line) && hear(line, speech) === 'order'));

const AGAIN = new Set(['order', 'wish']);
const asksAgain = (line: string, speech: Speech): boolean =>
	line.length <= LONGEST_AGAIN && AGAIN.has(hear(line, speech) ?? '');
