import { FOREIGN_RULE_VERBS, FOREIGN_TASK_VERBS } from './data/foreign-verbs.ts';
import { GREETING } from './data/greetings.ts';
import { PARTICIPLE } from './data/participles.ts';
import { QUESTION_WORDS, RULE_VERBS, TASK_VERBS } from './data/verbs.ts';
import { afterOpener } from './openers.ts';

const THANKS =
	'(?:(?:many )?thanks?|thank you|thx|ty|cheers|much appreciated|gracias|merci|danke|grazie|obrigad[oa])(?: (?:so much|a lot|very much|in advance|again|you|everyone|for (?:your|the|any|all) (?:help|time|assistance)))*(?: in advance)?';
const POLITE =
	"(?:pls|plz|please|ok|okay|kind regards|best regards|best|i hope (?:you're|you are|this finds you) (?:\\w+ ?){1,2}|hope (?:you're|you are|youre) (?:well|doing well|good)|how are you(?: doing)?(?: today)?|i have a (?:quick )?question|quick question|i need (?:your|some) help|can you help(?: me)?|por favor|s'il (?:te|vous) plaît|bitte|per favore|谢谢你?|你好|您好|请|ありがとう(?:ございます)?|こんにちは|よろしくお願いします)";
const FILLER = new RegExp(`^(?:(?:${GREETING}|${THANKS}|${POLITE})[\\s,.!]*){0,4}$`, 'iu');

// Words before the command that do not change it: list marks, politeness, "I want you to".
const LEAD = new RegExp(
	`^(?:(?:[-*•+]|\\d{1,3}[.)]|[a-z][.)]|#{1,6}|>)\\s+|${GREETING}[,.! ]+|(?:and|but|then|also|next|first|firstly|second|secondly|third|finally|lastly|plus|so|now|please|pls|plz|kindly|just|ok|okay|maybe|perhaps|simply|again|afterwards|additionally|furthermore|moreover|in addition|y|e|et|und|además|de plus|en outre|por favor|bitte)\\b[,:!]? +|(?:can|could|would|will) (?:you|u) (?:please |kindly |also |just |perhaps )?|i (?:want|need|would like|'d like|d like) (?:you )?to |i'd like (?:you )?to |help me (?:to )?|let's |lets |(?:your|the) (?:task|job|goal|mission) is to |you (?:should|must|need to|have to|will|are to|are going to|are required to) |(?:i(?:'d| would) (?:appreciate|love|like|be (?:grateful|glad|happy)) (?:it )?|it would be (?:great|nice|helpful|good|best|appreciated) )if you (?:could |would |can )?|be sure to |make sure (?:to |that you |you )|try to |remember to |don't forget to |do not forget to |(?:puedes|podrías|quiero que|necesito que) |(?:peux-tu|pouvez-vous|je veux que tu|j'aimerais que tu) |(?:kannst du|können sie) (?:bitte )?)`,
	'i',
);
const NEGATED =
	/^(?:don't|dont|do not|never|no|not|without|avoid|nunca|sin|ne |n'|sans|kein|keine|ohne|nicht|non |não |senza|sem)\b/i;
const WISH =
	/^i(?:'m| am)? (?:want|need|would like|looking for|seeking)\b|^i'd like|^i(?:'d| would) (?:appreciate|love|be (?:grateful|glad|happy))\b|^(?:necesito|quiero|busco|je veux|je voudrais|j'ai besoin|ich brauche|ich möchte|vorrei|preciso|quero)\b/i;
const WISHED =
	/^(?:i(?:'d| would) (?:appreciate|love|be (?:grateful|glad|happy))|it would be (?:great|nice|helpful))\b[^,.]{0,12} if you\b/i;
// "Here is my code:", "Got this error:": announces a passage and asks for nothing.
const ANNOUNCES =
	/^(?:(?:and|but|then) )?(?:here(?:'s| is| are)|this is|these are|(?:below|above) (?:is|are)|(?:i |i'm |i am )?(?:got|get|getting) (?:this|the|an?|these)\b)[^.?!]{0,120}:$/i;
const NOTICE = /^(?:note|notice|be aware|keep in mind|bear in mind|mind you)\b,? (?:that|the|my|our|we|i)\b/i;
const CJK_SCENE = /^(?:你(?:现在)?是|您是|假设你是|假如你是|作为一[名位个])/;
const CJK_ASKS = /请|帮我|帮忙|给我|任务是|需要你|ください|してほしい|[?？]$/;
const CJK_TASK =
	/(?:你的任务|你需要|帮我|帮忙|请(?!不|勿|别)|写一|写个|写出|给我|翻译|总结|生成|解释|分析|设计|制定|列出|介绍|创作|编写|撰写|改写|润色|计算|证明|推荐|比较|(?:書|教え|説明し|作成し|作っ|翻訳し|要約し|挙げ|紹介し|考え|述べ|提案し|まとめ|生成し|解い|添削し)て|作成せよ|書け|ください|(?:써|작성해|설명해|알려|번역해|요약해|만들어|추천해) ?(?:줘|주세요))/;
const CJK_QUESTION =
	/(?:什么|怎么|如何|为什么|哪些|吗|呢|何ですか|ですか|どう|なぜ|무엇|어떻게|왜|인가요)[^。]{0,12}[?？]?$/;

/** Properties of a clause by its first and last words. */
export interface Shape {
	readonly verb: string | null;
	readonly isQuestion: boolean;
	readonly isFiller: boolean;
	readonly isNegated: boolean;
	readonly isWish: boolean;
	/** Whether it announces a passage or states a fact, so that its verb is no command. */
	readonly isTelling: boolean;
	readonly isRuleVerb: boolean;
	readonly isTaskVerb: boolean;
}

const NOTHING: Shape = {
	verb: null,
	isQuestion: false,
	isFiller: false,
	isNegated: false,
	isWish: false,
	isTelling: false,
	isRuleVerb: false,
	isTaskVerb: false,
};

/** @param folded the clause alone */
export function shapeOf(folded: string): Shape {
	const text = folded.trim();
	const opened = openedAt(withoutLead(text));
	const word = firstWord(opened);
	const isTelling = ANNOUNCES.test(text) || NOTICE.test(opened) || (CJK_SCENE.test(text) && !CJK_ASKS.test(text));
	if (isTelling) return { ...NOTHING, isTelling };
	const isTaskVerb = TASK_VERBS.has(word) || FOREIGN_TASK_VERBS.has(word) || COMES_UP.test(opened);
	const isRuleVerb = RULE_VERBS.has(word) || FOREIGN_RULE_VERBS.has(word);
	const cjk = /[\u3040-\u9fff\uac00-\ud7af]/.test(text) ? (CJK_TASK.exec(text)?.[0] ?? null) : null;
	const asks = QUESTION_WORDS.has(word) && !isTaskVerb && !isRuleVerb;
	return {
		...NOTHING,
		verb: cjk ?? (isTaskVerb || isRuleVerb || asks ? word : null),
		isQuestion: (/[?？]["')\]]*$/.test(text) && !PARTICIPLE.test(text)) || asks || CJK_QUESTION.test(text),
		isFiller: FILLER.test(withoutMarks(text)),
		isNegated: NEGATED.test(opened),
		isWish: WISH.test(opened) || WISHED.test(text),
		isTaskVerb: isTaskVerb || cjk !== null,
		isRuleVerb,
	};
}

/** The text from its command on: "list the meals" of "For each day, list the meals". Unchanged without one: "After lunch, we talked". */
function openedAt(opened: string): string {
	const after = afterOpener(opened);
	if (after === null) return opened;
	const rest = withoutLead(after);
	const word = firstWord(rest);
	return TASK_VERBS.has(word) || RULE_VERBS.has(word) || NEGATED.test(rest) ? rest : opened;
}

const firstWord = (text: string) => (/^["'*_(¿¡]*([\p{L}'-]{1,20})/u.exec(text)?.[1] ?? '').toLowerCase();
const COMES_UP = /^come up with\b/i;

/** Without white space and punctuation at its ends; by a loop, since a regular expression for the end would try every place. */
function withoutMarks(text: string): string {
	let start = 0;
	let end = text.length;
	while (start < end && MARK.test(text.charAt(start))) start++;
	while (end > start && MARK.test(text.charAt(end - 1))) end--;
	return text.slice(start, end);
}

const MARK = /[\s\p{P}]/u;

/** The text without the words of `LEAD`. */
export function withoutLead(text: string): string {
	let rest = text;
	for (let i = 0; i < 6; i++) {
		const lead = LEAD.exec(rest)?.[0];
		if (!lead) break;
		rest = rest.slice(lead.length);
	}
	return rest;
}
