import { TASK_VERBS } from '#engine/reading/data/verbs';
import { read } from '#engine/reading/read';
import type { Reading } from '#engine/types';
import type { StrikeReason } from '../proposal.ts';
import { bare, placedWords } from '../words.ts';

export const MOST_QUESTION_CHARS = 120;
export const MOST_LINE_CHARS = 140;
export const MOST_OPTION_CHARS = 40;
export const MOST_OPTIONS = 4;

const ASKS =
	/^(?:(?:roughly|about|if|on|besides|apart from)\b.*\b)?(?:what|where|when|who|whom|whose|which|how|why|is|are|was|were|do|does|did|has|have|had|should|would|will|can|could|may|might|must|for|in|at|to|by|with)\b/i;
const WISHES = new Set(
	'say keep use give mention include show name mark add start begin end close open only for with in put leave avoid no do note let point point allow ask aim offer state set follow link refer speak answer cover tie stick stay focus work count check flag warn spell lead finish list favour treat bring word carry price stop'.split(
		' ',
	),
);
const TO_READER =
	/\b(?:ignore|disregard|override|bypass|jailbreak|system prompt|instructions?|password|api|token|prompts?|assistant|chatbot|language model|developer mode|did you know)\b/i;

/** Returns `length` or `order` for a text that is not one line of prose with at most `most` characters. */
export function findWrongForm(text: string, most: number): StrikeReason | null {
	if (text !== text.trim() || text === '' || text.length > most || /[\n\r\t]/.test(text)) return 'length';
	if (sentencesOf(text) > 1) return 'length';
	return TO_READER.test(text) || read(text).injection.length > 0 ? 'order' : null;
}

const sentencesOf = (text: string): number => text.split(/[.?!]+(?:\s|$)/).filter((one) => one.trim() !== '').length;

/** Whether a text is one question and nothing else. */
export const isQuestion = (text: string): boolean => text.endsWith('?') && ASKS.test(text) && !/\?.*\?/.test(text);

/** "Where it does not fit, say so": the wish comes after the comma. */
const ON_CONDITION = /^(?:where|before|after)\b[^,]*,\s*/i;

/** Whether a line is an instruction to the assistant, not a statement. */
export function isWish(text: string): boolean {
	const first = bare(placedWords(text.replace(ON_CONDITION, ''))[0]?.text ?? '');
	return !text.includes('?') && (TASK_VERBS.has(first) || WISHES.has(first));
}

/** Whether the guards know the language, which is English only. Proposals in other languages are not shown. */
export function isInLanguage(text: string, { language, isNonsense }: Reading): boolean {
	return language.code === 'en' && !isNonsense && /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text);
}
