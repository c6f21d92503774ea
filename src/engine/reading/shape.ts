import { QUESTION_WORDS, RULE_VERBS, TASK_VERBS } from './data/verbs.ts';

const FILLER =
	/^(?:[\p{P}\p{S}\s]*|(?:hi|hiya|hey|hello|yo|greetings|good (?:morning|afternoon|evening)|dear)(?: (?:there|all|everyone|team|guys|chatgpt|claude|gemini|gpt|ai|bot))?|pls|plz|please|thanks?|thank you|thx|ty|cheers|(?:thanks?|thank you|cheers) (?:so much|a lot|very much|in advance|again)|ok|okay|many thanks|much appreciated|hope (?:you're|you are|youre) (?:well|doing well)|hola|gracias|por favor|merci|bonjour|salut|s'il (?:te|vous) plaît|danke|hallo|bitte|grazie|ciao|per favore|obrigad[oa]|olá|谢谢|谢谢你|你好|您好|请|ありがとう|ありがとうございます|こんにちは|よろしくお願いします)$/iu;

const LEAD =
	/^(?:(?:[-*•+]|\d{1,3}[.)]|[a-z][.)]|#{1,6})\s+|(?:and|but|then|also|next|first|firstly|second|secondly|third|finally|lastly|plus|so|now|please|pls|plz|kindly|just|hi|hey|hello|ok|okay|maybe|perhaps|simply|again|afterwards)\b[,:!]?\s+|(?:can|could|would|will) (?:you|u) (?:please |kindly |also |just )?|i (?:want|need|would like|'d like|d like) (?:you )?to |i'd like (?:you )?to |help me (?:to )?|let's |lets |your (?:task|job) is to |you (?:should|must|need to|have to|will|are to|are going to) |be sure to |make sure (?:to|that you|you) |try to |remember to |don't forget to |do not forget to )/i;

export interface Shape {
	readonly verb: string | null;
	readonly isQuestion: boolean;
	readonly isFiller: boolean;
	readonly isNegated: boolean;
	readonly isWish: boolean;
}

/** Looks at how a clause opens and closes. `folded` is the clause alone. */
export function shapeOf(folded: string): Shape {
	const bare = folded.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
	const opened = stripLead(folded.trim());
	const word = (/^["'*_(]*([\p{L}']{1,20})/u.exec(opened)?.[1] ?? '').toLowerCase();
	const isCommand = TASK_VERBS.has(word) || RULE_VERBS.has(word);
	const isQuestion = /\?["')\]]*$/.test(folded.trim()) || (QUESTION_WORDS.has(word) && !isCommand);
	return {
		verb: isCommand || QUESTION_WORDS.has(word) ? word : null,
		isQuestion,
		isFiller: FILLER.test(bare),
		isNegated: /^(?:don't|dont|do not|never|no|not|without|avoid)\b/i.test(opened),
		isWish: /^i(?:'m| am)? (?:want|need|would like|looking for)|^i'd like/i.test(opened),
	};
}

function stripLead(text: string): string {
	let rest = text;
	for (let i = 0; i < 6; i++) {
		const lead = LEAD.exec(rest)?.[0];
		if (!lead) break;
		rest = rest.slice(lead.length);
	}
	return rest;
}
