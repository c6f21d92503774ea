import { type Heard, hear, type Speech } from '#engine/reading/speech/speech';
import type { PartKind } from '#engine/tagging/part-labels';
import type { Clause } from '#engine/types';

/** Kinds of wish by their form, which stand on a line of their own unless they are heard as a statement. */
const OF_FORM: ReadonlySet<PartKind> = new Set(['form', 'style', 'amount', 'ban']);
const MAY_TELL: ReadonlySet<Heard | null> = new Set(['tale', 'want', null]);
/** "50 euros", "300不刀": a bare amount. */
const AMOUNT = /^(?=\P{Nd}*\p{Nd})[^\s,，、]+(?:\s[^\s,，、]+){0,3}$/u;
/** The same in Chinese and Japanese: "预算1000", not "賃貸マンション203". */
const AMOUNT_IN_SIGNS = /^\P{Nd}{0,4}\p{Nd}+(?:[.,]\p{Nd}+)?\P{Nd}{0,5}$/u;
const SIGNS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const LONGEST_AMOUNT = 24;
/** Longer words of amount hold something told too. */
const LONGEST_FORM = 48;
/** "60 años": the age of somebody told of. */
const AGE = /^\s*\d{1,2}\s?(?:años|ans|jahre(?: alt)?|anni|anos|lat|lata|岁|歳)\s*[.,;。，]?$/iu;
const COMMA = /[,，、]\s*/u;

/**
 * Whether a part in a language with a `Speech` keeps its place in the running text: what is heard as a statement, and what is
 * heard as nothing and looks like no wish. Moved among the rules such words read like orders, and apart from their
 * neighbours they lose whom they speak of.
 */
export function staysInPlaceElsewhere({ part, span }: Clause, speech: Speech): boolean {
	if (part === 'background') return true;
	if (part === 'task' || part === 'audience') return false;
	const heard = hear(span.text, speech);
	if (!MAY_TELL.has(heard)) return false;
	if (AGE.test(span.text)) return true;
	const [, ...others] = span.text.split(COMMA);
	const tells = heard === 'tale' || others.some((words) => hear(words, speech) === 'tale');
	if (tells) return true;
	if (OF_FORM.has(part)) return part === 'amount' && !isAmount(span.text, LONGEST_FORM);
	return !isAmount(span.text, LONGEST_AMOUNT) || !AMOUNT.test(bare(span.text));
}

const bare = (words: string): string => words.replace(/[.,;。，、\s]+$/u, '');
const isAmount = (words: string, longest: number): boolean =>
	words.length <= longest && (!SIGNS.test(words) || AMOUNT_IN_SIGNS.test(bare(words)));
