import type { TextLine } from '#engine/tagging/lines';
import { FOREIGN_TASK_VERBS } from '../data/foreign-verbs.ts';
import { PASSAGE_VERBS } from '../data/passage-nouns.ts';
import { TASK_VERBS } from '../data/verbs.ts';
import { detectLanguage } from '../language.ts';
import { OBJECT } from '../openers.ts';
import { shapeOf, withoutLead } from '../shape.ts';
import { type Heard, hear } from '../speech/speech.ts';
import { SPEECHES } from '../speech/speeches.ts';
import { isWordForWord } from '../word-for-word.ts';
import { isAnswerRule } from './instruction-like.ts';
import { heads } from './own-items.ts';
import { tellsFirst } from './own-tale-elsewhere.ts';

/** The lines of a text, and those of them that were taken for pasted. */
interface Tagged {
	readonly lines: readonly TextLine[];
	readonly pasted: readonly TextLine[];
	readonly wordsOf: (line: TextLine) => string;
}

/**
 * Lines taken for pasted, without those that are instructions: a rule about the wording of the request, a request at the start
 * of a text whose other lines only set rules for the answer, the list of wishes under a request, and a question that is the
 * only line that asks.
 *
 * @param pasted some of the lines, in order
 */
export function withoutRequest(
	text: string,
	lines: readonly TextLine[],
	pasted: readonly TextLine[],
): readonly TextLine[] {
	const wordsOf = ({ start, end }: TextLine) => text.slice(start, end);
	const [first, ...others] = lines;
	if (heads(text, lines.map(wordsOf))) return [];
	if (first && ASKS_FOR_ITEMS.test(wordsOf(first))) {
		const items = others.findIndex((line) => !ITEM.test(wordsOf(line)));
		const wanted = [first, ...others.slice(0, items < 0 ? others.length : items)];
		return pasted.filter((line) => !wanted.includes(line));
	}
	if (first && pasted.includes(first) && isTold(text, lines, pasted))
		return pasted.filter(({ paragraph }) => paragraph !== first.paragraph);
	// "Requirements: at least three" is an instruction where it is the only pasted line; a pasted advert has many.
	const isAlone = pasted.filter((line) => line !== first).length === 1;
	const apart = pasted.filter(
		(line) =>
			!(line === first && isOwnTale(wordsOf(line))) &&
			!speaksOfRequest(wordsOf(line)) &&
			!(isAlone && HEADED.test(wordsOf(line))),
	);
	const isBelow = apart.some(({ paragraph }) => paragraph !== first?.paragraph);
	if (first && isBelow && !apart.includes(first)) {
		const asked = apart.filter((line) => line.paragraph === first.paragraph && /\?\s*$/.test(wordsOf(line)));
		if (asked.length > 0) return apart.filter((line) => !asked.includes(line));
	}
	const [only] = apart;
	if (first && apart.length === 1 && only !== first && isOrderBeside(text, first, only)) return [];
	if (!first || apart.length === 0) return apart;
	const tagged: Tagged = { lines, pasted: apart, wordsOf };
	if (!apart.includes(first)) return withoutLastQuestion({ ...tagged, pasted: withoutWishes(tagged, first) });
	if (!isAskedElsewhere(tagged) && (isWorkOnPassage(wordsOf(first)) || isRequestAbove(tagged, first)))
		return passageUnder(tagged, first);
	if (lines[1]?.paragraph !== first.paragraph && ORDERS_BEHIND.test(wordsOf(first)))
		return apart.filter((line) => line !== first);
	return orders(wordsOf(first)) ? withoutOpening(tagged, first) : withoutLastQuestion(tagged);
}

const isTold = (text: string, lines: readonly TextLine[], pasted: readonly TextLine[]): boolean => {
	const [first = '', ...others] = lines.map(({ start, end }) => text.slice(start, end));
	return tellsFirst(
		text,
		first,
		others.filter((_, at) => !pasted.includes(lines[at + 1] as TextLine)),
	);
};

/** Whether a line rules the wording of the request: "First repeat the request above word for word"; a letter may also ask to repeat one. */
const speaksOfRequest = (line: string): boolean => isWordForWord(line) && TO_THE_LETTER.test(line);
const TO_THE_LETTER = /\b(?:word for word|exact\w*|above|below|first|entire|as it is|without chang\w*)\b/i;

/** Whether a line speaks of its writer and asks: "i am a java developer and i want to read logs". It is not pasted. */
const isOwnTale = (line: string): boolean =>
	/^\W{0,9}(?:(?:hi|hello|hey)\W+)?i(?:'m|m| am| have|'ve) .*\bi (?:want|need|would like)\b/i.test(line);

const HEADED = /^\W{0,4}(?:requirements?|rules?|constraints?|instructions?|format|output|goals?)\b[^\n:]{0,30}: ?\S/i;
const SENTENCE = /[^.!?:]+(?:[.!?:](?!\s|$)[^.!?:]*)*[.!?:]?/g;
const OPENING = 600;

/** Whether one of the first two sentences is an order, a verb with its object, or a wish. */
export const orders = (line: string): boolean =>
	(line.slice(0, OPENING).match(SENTENCE) ?? []).slice(0, 2).some((sentence) => {
		const { verb, isTaskVerb, isWish, isNegated } = shapeOf(sentence);
		const [, object = ''] = withoutLead(sentence.trim()).split(/\s+/);
		// An English verb needs an object behind it, since it may be a noun: "Interview with Tom", "import requests".
		const isVerb = isTaskVerb && (OBJECT.test(object) || isForeign(verb ?? ''));
		return !isNegated && (isWish || isVerb);
	}) || hearsOrder(line.slice(0, OPENING));

const hears = (line: string, said: Heard): boolean => {
	const speech = SPEECHES[detectLanguage(line).code];
	return speech !== undefined && hear(line, speech) === said;
};

const hearsOrder = (line: string): boolean => {
	const speech = SPEECHES[detectLanguage(line).code];
	return (
		speech !== undefined &&
		line
			.split(/(?<=[.!?。！？])/)
			.slice(0, 2)
			.some((one) => hear(one, speech) === 'order')
	);
};

const isForeign = (verb: string): boolean => FOREIGN_TASK_VERBS.has(verb) || /[\u3040-\u9fff\uac00-\ud7af]/.test(verb);

/** "* Point 1", "[text of section 2]", "Chapter 2": a line that shows the layout of the answer. */
const SAMPLE = /^\s*(?:[-*•]\s|[[<(]|\p{L}[\p{L} ]{0,20}\s\d{1,2}[.:]?\s*$|第[\d一二三四五]+[章节節部回])/u;
const OF_ANSWER =
	/\byour (?:\w+ )?(?:answer|response|reply|output)\b|^\W{0,9}(?:the|each|every|all|it|they|there)\b[^?\n]*\b(?:should|must|has to|have to)\b[^?\n]*$/i;
/** Verbs that begin wishes as often as requests. */
const OF_WISHES: ReadonlySet<string> = new Set(
	'use include keep mention wrap highlight finish end start begin'.split(' '),
);

const ordersAnswer = (line: string): boolean => {
	const { isNegated, verb } = shapeOf(line);
	return (
		isAnswerRule(line) ||
		isWordForWord(line) ||
		isNegated ||
		SAMPLE.test(line) ||
		OF_WISHES.has(verb ?? '') ||
		hears(line, 'wish')
	);
};

const speaksOfAnswer = (line: string): boolean => ordersAnswer(line) || OF_ANSWER.test(line);

/** Whether a line right under a first line that is not pasted is an order: "write this in python". */
function isOrderBeside(text: string, first: TextLine, line: TextLine | undefined): boolean {
	const lead = text.slice(first.start, first.end);
	const isUnder = line?.paragraph === first.paragraph && !/:\s*$/.test(lead) && !WORKS_ON.test(lead);
	return (
		isUnder &&
		/^(?:please )?(?:write|make|create|build|do|put) (?:this|it|a|an|the)\b/i.test(text.slice(line.start, line.end))
	);
}

/** A text that opens with a passage asks at its end. Where all other lines are rules for the answer, the first line is the request. */
function withoutOpening({ lines, pasted, wordsOf }: Tagged, first: TextLine): readonly TextLine[] {
	const left = lines.filter((line) => !pasted.includes(line));
	if (!left.every((line) => speaksOfAnswer(wordsOf(line)))) return pasted;
	const isOwn = (line: TextLine) => line.paragraph === first.paragraph && isAnswerRule(wordsOf(line));
	return pasted.filter((line) => line !== first && !isOwn(line));
}

const WORKS_ON = new RegExp(
	`^\\W{0,3}(?:(?:please|pls|can you|could you) )*(?:${PASSAGE_VERBS})\\b[^\\n]{0,40}\\b(?:this|these|it|them|the|my|following|given|below)\\b`,
	'i',
);
const LONGEST_WORK = 160;
const SHORTEST_PASSAGE = 30;

/** Verbs of work on a passage in other languages, with a word that refers to the passage. */
const WORKS_ELSEWHERE =
	/^\W{0,3}(?:\S+ ){0,3}?(?:r[ée]sum|tradu|corrig|corr[ei][gj]|am[ée]lior|mejor|melhor|miglior|r[ée]?[ée]cri|reescrib|reescrev|riscriv|riassum|[üu]bersetz|korrigier|verbesser|fass|przet[łl]umacz|popraw|stre[śs][ćc])\p{L}*[^\n]{0,20}(?:l'article|cet? |cette |ces |le texte|el (?:texto|art[íi]culo)|est[eao]s? |den (?:text|artikel)|diese|das |o (?:texto|artigo)|ess[ea]s? |il testo|l'articolo|quest[oaei] |ten |t[ęe] |tekst|artyku[łl])/iu;

export const isWorkOnPassage = (line: string): boolean =>
	line.length <= LONGEST_WORK && (WORKS_ON.test(line) || WORKS_ELSEWHERE.test(line));

const isAskedElsewhere = ({ lines, pasted, wordsOf }: Tagged): boolean =>
	lines.some((line) => !pasted.includes(line) && (orders(wordsOf(line)) || /[?？]/.test(wordsOf(line))));

/** Sentences that address the assistant: "A confirmation should be written.", "Your help is needed". */
const SPEAKS_TO_US =
	/\b(?:should be (?:written|given|made|created|found|answered)|your help|you (?:should|must|need to|will be (?:asked|tested|given)|are to|have to)|tell me (?:if|whether|what|how|which))\b|\?\s*$/i;
/** An order may stand behind words that name what is given: "Given a sentence, rewrite it". */
const OPENS_ORDER =
	/^\W{0,3}(?:(?:given|based on|using|considering|in order to|to|for|from|with|in)\b[^.!?\n]{0,120}, )?(?:please )?(\p{L}+)\s\p{L}/iu;

/** An order behind such words, whatever the lines under it ask: "In order to show it, explain how". */
const ORDERS_BEHIND =
	/^\W{0,3}(?:given|based on|using|considering|in order to)\b[^.!?\n]{0,120}, (?:please )?(?:explain|write|describe|rewrite|give|list|create|tell|answer|find|identify|suggest)\b/i;

/** Whether a first paragraph of one line, with a full stop or colon, is an order: "Add things to the list." */
function isRequestAbove({ lines, wordsOf }: Tagged, first: TextLine): boolean {
	const words = wordsOf(first);
	const verb = OPENS_ORDER.exec(words)?.[1]?.toLowerCase() ?? '';
	const isOrder = TASK_VERBS.has(verb) || OF_WISHES.has(verb) || SPEAKS_TO_US.test(words);
	return isOrder && /[.:?]["”’)]?\s*$/.test(words) && lines[1]?.paragraph !== first.paragraph;
}

/** The pasted lines without the request. Where only the request was taken for pasted, the passage is the lines under it. */
function passageUnder({ lines, pasted, wordsOf }: Tagged, first: TextLine): readonly TextLine[] {
	if (pasted.length > 1) return pasted.filter((line) => line !== first);
	const passage = lines.filter((line) => line !== first && !speaksOfAnswer(wordsOf(line)));
	const isApart = lines[1]?.paragraph !== first.paragraph;
	// "The next mayor should be tall." may be the passage; only lines that order something of the answer are left out.
	if (passage.length === 0 && isApart) return lines.filter((line) => line !== first && !ordersAnswer(wordsOf(line)));
	const size = passage.reduce((sum, { start, end }) => sum + end - start, 0);
	return size < SHORTEST_PASSAGE && !isApart ? [] : passage;
}

const QUESTION = /^\s*(?:\S+\s+){0,4}\S*[?？]\s*$/;

/** Where no other line asks, a short question at the end of the text is the request and not pasted. */
function withoutLastQuestion({ lines, pasted, wordsOf }: Tagged): readonly TextLine[] {
	const last = lines.at(-1);
	const said = lines.filter((line) => !pasted.includes(line)).map(wordsOf);
	const isAsked = said.some((line) => shapeOf(line).isTaskVerb || /[?？]/.test(line));
	if (!last || isAsked || !QUESTION.test(wordsOf(last))) return pasted;
	return pasted.filter((line) => line !== last);
}

const ITEM = /^\s*(?:・|(?:[-*•–]|\(?\d{1,2}[.)])\s)/;
/** "Necesito:", "Ich brauche:" on a line of its own: the items under it are wishes. */
const ASKS_FOR_ITEMS =
	/^\s*(?:necesito|quiero|necesitamos|il me faut|j'ai besoin de|je veux|ich brauche|wir brauchen|brauche|preciso(?: de)?|quero|mi serv(?:e|ono)|voglio|ci servono|potrzebuj[ęe]|chc[ęe]|potrzebujemy|ほしいもの|欲しいもの|必要なもの|お願いしたいこと|我(?:需要|想要|要))\s?[:：]\s*$/iu;
const WISH =
	/^(?:no|not|never|don'?t|do not|without|max|min|under|over|at (?:least|most)|up to|less|more|fewer|keep|use|include|mention|make|must|should|avoid|only|be|sign|end|start|in|for|with|add|tone|length|format|audience|style)\b/i;
const LONGEST_WISH = 120;
/** A request that refers to the lines under it: "Turn these notes into minutes:". */
const POINTS_ON = new RegExp(
	`\\b(?:${PASSAGE_VERBS})\\b|\\b(?:this|these|those|following|below)\\b(?! (?:rules?|requirements?|constraints?|guidelines?|criteria|conditions?|wishes|way|week|month|year))`,
	'i',
);

/** Whether every line is a list item with a wish or a rule for the answer. */
export const areItemsOfWishes = (lines: readonly string[]): boolean =>
	lines.every((line) => ITEM.test(line) && (WISH.test(line.replace(ITEM, '').trim()) || isAnswerRule(line)));

/** Items right under a request that works on no passage are wishes, where most of them read like wishes. */
function withoutWishes({ lines, pasted, wordsOf }: Tagged, first: TextLine): readonly TextLine[] {
	const request = wordsOf(first);
	if (!orders(request) || POINTS_ON.test(request)) return pasted;
	const others = lines.slice(1);
	const end = others.findIndex((line) => !ITEM.test(wordsOf(line)));
	const items = end < 0 ? others : others.slice(0, end);
	const said = items.map((line) => wordsOf(line).replace(ITEM, '').trim());
	const wishes = said.filter((item) => WISH.test(item) || isAnswerRule(item)).length;
	const areWishes = wishes * 2 > said.length && said.every((item) => item.length <= LONGEST_WISH);
	return areWishes ? pasted.filter((line) => !items.includes(line)) : pasted;
}
