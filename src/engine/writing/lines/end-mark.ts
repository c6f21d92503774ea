import type { Language } from '#engine/types';
import { withStop } from './as-sentence.ts';
import type { Phrase } from './phrase-model.ts';

/** Most words of a question with punctuation inside, and of one without. A longer one may contain a statement too. */
const LONGEST_QUESTION = 14;
const LONGEST_PLAIN_QUESTION = 32;
/** Openings of a question: "do I", "what is"; not "do the third one", "what they answer for", "where the files are", "was in a pub". */
const ASKS =
	/^(?:(?:what|how|why|which|who|whom|whose|when|where)(?! (?:i|we|you|he|she|it|they|my|our|your|his|her|its|their|the|this|these|those)(?:['’]\w+)?\b)|(?:is|are|was|were)(?! (?:in|at|on|out|off|up|only|just|not|always|told|asked|going)\b)|(?:do|does|did) (?:i|we|you|they|he|she|it|people|these|those|any|most|all)|(?:can|could|should) (?:i|we|you|he|she|it|they|my|our|the|this|that)|what['’]s|how['’]s|where['’]s|who['’]s)\b(?!\/)/i;
/** "..., is that bad": a question after a comma. */
const ASKS_AT_LAST =
	/^(?:(?:what|how|why|when|where|who) (?:is|are|do|does|did|can|could|should|would) |(?:is|are|was) (?:that|this|it|there|these) |(?:do|does|can|could|should|would) (?:i|we|it|this|that|they)\b)/i;
/** "why do planes stay up, I've heard three versions": a statement after a question. */
const TELLS_AT_LAST =
	/^(?:(?:i|we|he|she|they|it|my|our)(?:['’]\w+)?|its|im|ive|hes|shes|theyre|(?:(?:the|my|our) )?(?!(?:what|who|which|that|where|when|how|and|or)\b)[\p{L}'’-]+ (?:is|are|was|were|has|have|keeps?|won['’]t|can['’]t|isn['’]t|doesn['’]t)) /iu;
/** "what do I say to get it sorted I have like 8 % battery": a statement after a question, without punctuation. */
const GOES_ON_TO_TELL =
	/(?<!\b(?:when|if|that|because|so|and|once|until|till|what|how|why|where|who|which|after|before|since|while|as|but|or|than|whether|though|unless|think|thing|things|everything|anything|all|do|does|did|can|could|should|would|will|have|has|am|are|is|was|were|like|say|says|said|know|hope|mean)) (?:i|we|he|she|they|it)(?:['’](?:m|re|ve|s)| (?:have|had|am|are|is|was|were)) /i;
const ENDS_ROW = /^[^,;:(]{8,80}(?:, [^\s,;:(]+(?: [^\s,;:(]+){0,2}){0,5},? (?:and|or) [^\s,;:(]+(?: [^\s,;:(]+)?\.$/;
const SENTENCES = /[.!?]["”’)]?\s+/;
/** The offset for letters that the engine added. */
export const NOWHERE = -1;

/** Adds the closing mark: a question mark if the last sentence plainly is a question, or else a full stop. */
export function withEnd({ text, from }: Phrase, typed: string, language: Language): Phrase {
	const stopped = withStop(text, language);
	const mayAsk = language.code === 'en' && stopped.endsWith('.') && !typed.endsWith('.');
	const last = mayAsk ? (stopped.split(SENTENCES).at(-1) ?? '') : '';
	const ended = asks(last) ? `${stopped.slice(0, -1)}?` : withQuestionClosed(stopped, last);
	const kept = from.slice(0, ended.length);
	while (kept.length < ended.length) kept.push(NOWHERE);
	return { text: ended, from: kept };
}

/**
 * Ends a question before the statement after it: "why is it blank, it's driving me mad" becomes "Why is it blank? It's
 * …".
 */
function withQuestionClosed(text: string, last: string): string {
	const [question = '', told = '', ...more] = last.split(/,\s+/);
	if (more.length > 0 || !TELLS_AT_LAST.test(told) || !asks(question)) return text;
	const comma = text.length - last.length + question.length;
	return `${text.slice(0, comma)}?${last.slice(question.length + 1, -told.length)}${told.charAt(0).toUpperCase()}${told.slice(1)}`;
}

/** Whether an English sentence without a closing mark plainly is a question. */
export function asks(sentence: string): boolean {
	const said = sentence.split(/,\s+/).at(-1) ?? '';
	if (said !== sentence && ASKS_AT_LAST.test(said)) return !GOES_ON_TO_TELL.test(said);
	// "what can I cook with leeks, chorizo, and eggs": the commas belong to a list.
	if (ASKS.test(sentence) && ENDS_ROW.test(sentence)) return true;
	if (!ASKS.test(sentence) || (said !== sentence && TELLS_AT_LAST.test(said))) return false;
	const words = sentence.split(' ', LONGEST_PLAIN_QUESTION + 1).length;
	return words <= LONGEST_QUESTION || (words <= LONGEST_PLAIN_QUESTION && !/[,;:(]\s/.test(sentence));
}
