import type { PartKind } from '#engine/tagging/part-labels';
import type { Language } from '#engine/types';
import { read } from '../reading/read.ts';
import { asSentence } from '../writing/lines/as-sentence.ts';
import type { AnswerKind } from './genre-model.ts';

/** A line that answers no question: a wish typed after the result, or a line kept in the profile. */
export interface OwnLine {
	readonly id: string;
	readonly as: AnswerKind;
	readonly text: string;
}

const LATER = /^wish(?:\.|$)/;
const ABOUT_ME = /^me\./;

/** Whether an id is that of a later wish or a kept line instead of a question: `wish`, `wish.2`, `me.<id of a kept line>`. */
export const isOwnLine = (id: string): boolean => LATER.test(id) || ABOUT_ME.test(id);

/** Opening words of a later wish that are cut off: "same but" and "oh and" in "oh and no nuts". */
const OPENINGS = [
	/^(?:(?:ok(?:ay)?|oh|hm+|actually|sorry|thanks|great|nice|perfect|good|hey|hi|please|pls)\b[\s,.!]*)+/i,
	/^(?:the )?(?:exact )?same(?: thing| again| one)?\b[\s,]*(?:(?:but|just|only|except)\b[\s,]*(?:this time\b[\s,]*)?)?/i,
	/^(?:and|but|also|plus|now|then|instead)\b[\s,]+/i,
];

const AS: Partial<Record<PartKind, AnswerKind>> = {
	audience: 'reader',
	ban: 'ban',
	amount: 'amount',
	form: 'form',
	style: 'style',
	limit: 'limit',
	priority: 'priority',
	background: 'fact',
};

/** Reads the typed words like a request and gives one line for each clause, of the kind of its part. */
export function ownLines(id: string, typed: string, language: Language): OwnLine[] {
	const words = ABOUT_ME.test(id) ? typed : OPENINGS.reduce((text, opening) => text.replace(opening, ''), typed);
	const parts = read(words).clauses.filter(({ role }) => role !== 'filler');
	const said =
		parts.length === 0
			? [{ text: words, as: kindOf(id, undefined) }]
			: parts.map((clause) => ({
					text: clause.span.text,
					as: kindOf(id, clause.part),
				}));
	return said
		.map(({ text, as }, at) => ({ id: at === 0 ? id : `${id}~${at + 1}`, as, text: asSentence(text, language) }))
		.filter(({ text }) => text !== '');
}

/** The answer kind for a part. Parts without one are a fact in a kept line and content in a wish. */
const kindOf = (id: string, part: PartKind | undefined): AnswerKind =>
	(part && AS[part]) ?? (ABOUT_ME.test(id) ? 'fact' : 'content');
