import { shapeOf } from '../shape.ts';

// Openings of rules for the answer; passages seldom say "your response".
const RULE_START =
	/^(?:(?:and|also|but|then|finally|lastly|additionally|furthermore|in addition|moreover|remember|note)[,:]? )?(?:please|make sure|ensure|be sure|(?:in |throughout )?(?:your|the) (?:entire |whole |final )?(?:response|answer|output|reply|summary|rewrite|translation)|do not (?:use|include|mention|say|contain|add|change|write)|don't (?:use|include|mention|say|contain|add|change|write)|avoid (?:using|the)|refrain from|use (?:only|at least|at most|all|no|less|more|exactly|the (?:word|keyword|letter)|markdown|bullet)|include (?:the (?:key ?)?words?|keywords?|at least|exactly|a |all )|keep (?:it|the)|answer (?:in|with|using)|respond (?:in|with|only|using)|reply (?:in|with)|wrap|highlight|end (?:your|the|with|it)|finish (?:your|with)|start (?:your|with)|begin (?:your|with)|at the end of|there (?:should|must)|the (?:letter|word) \S{1,20} (?:should|must|appears?)|all (?:letters|words|in)|no (?:commas|other|capital)|first[,]? repeat|repeat the|mention the|limit|write (?:it|in|the|your)|can you|could you|would you|will you|help me|i want|i need|i would like|i'd like|give me|tell me|let me know|additional context:)/i;

/** Whether a sentence sets a rule for the answer. */
export function isAnswerRule(sentence: string): boolean {
	return RULE_START.test(sentence.trim().replace(/^[-*•\d.)\s"]{1,6}/, ''));
}

/** A label of a brief with its content: "Task: ...". */
export const HEADED =
	/^\W{0,4}(?:instructions?|tasks?|rules?|requirements?|goals?|objectives?|context|background|roles?|output|format|constraints?|notes?|important|guidelines|steps|tone|audience|style|deliverables?)\b[^\n:]{0,30}:/i;

/** Whether a paragraph is an instruction and not a passage: it opens or closes with a command, wish or question. */
export function isInstruction(paragraph: string): boolean {
	if (HEADED.test(paragraph)) return true;
	const { first, last } = endsOf(paragraph);
	if (isAnswerRule(first) || isAnswerRule(last)) return true;
	const opening = shapeOf(first);
	if (opening.isWish || opening.isNegated || (opening.verb && !opening.isQuestion)) return true;
	return (opening.isQuestion || shapeOf(last).isQuestion) && paragraph.length <= 600;
}

/** Whether a paragraph after a passage is an instruction again. Stricter, since passages hold questions and orders too. */
export function resumesInstruction(paragraph: string, isLast: boolean): boolean {
	const { first, last } = endsOf(paragraph);
	if (HEADED.test(paragraph) || isAnswerRule(first) || (isLast && isAnswerRule(last))) return true;
	const opening = shapeOf(first);
	if (opening.isQuestion) return isLast && paragraph.length < 200;
	return paragraph.length < 400 && (opening.isWish || opening.isNegated || opening.verb !== null);
}

/** The first sentence that is not filler, and the last one. */
function endsOf(paragraph: string): { first: string; last: string } {
	const sentences = paragraph
		.trim()
		.split(/(?<=[.!?:])\s+|\n/)
		.map((part) => part.replace(/^\s*\(?[a-z\d]{1,2}[.)]{1,2}\s+/i, ''))
		.filter((part) => /\p{L}{2}/u.test(part));
	const first = sentences.slice(0, 3).find((sentence) => !shapeOf(sentence).isFiller) ?? '';
	return { first, last: sentences.at(-1) ?? '' };
}
