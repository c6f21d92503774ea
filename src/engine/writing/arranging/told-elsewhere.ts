import { HAS_FIGURE } from '#engine/reading/speech/pieces';
import { type Heard, hear, type Speech } from '#engine/reading/speech/speech';
import type { PartKind } from '#engine/tagging/part-labels';
import type { Clause } from '#engine/types';

/** Kinds of part that get their own line unless they are heard as a statement. */
const OF_FORM: ReadonlySet<PartKind> = new Set(['form', 'style', 'amount', 'ban']);
const MAY_TELL: ReadonlySet<Heard | null> = new Set(['tale', 'want', null]);
/** "50 euros", "300不刀": a bare amount. */
const AMOUNT =
	/^(?:[^\s\p{Nd},，、]+\s){0,2}[^\s\p{Nd},，、]*\p{Nd}(?:[^\s,，、]|,(?=\p{Nd}))*(?:\s[^\s,，、]+){0,3}$/u;
/** "3,2 kg", "28 Zoll": a measure of a thing in a statement. */
const MEASURE = /^\p{Nd}[\p{Nd}.,]*\s?(?:kg|g|cm|mm|m|m²|qm|zoll|pulgadas|pouces|polegadas|pollici|cali)$/iu;
/** "Aufwand sind ca. 3 Stunden": the verb shows that the amount is a fact and no wish. */
const STATES = /(?<!\p{L})(?:ist|sind|betr[äa]gt|est|sont|es|son|è|sono|é|são|jest|są|wynosi)(?!\p{L})/iu;
/** An amount in Chinese or Japanese, by its unit: "300字", not "女子2人" or "3年使用". */
const AMOUNT_IN_SIGNS =
	/^\P{Nd}{0,4}\p{Nd}+(?:[.,]\p{Nd}+)?\s?[万千百]?(?:字|文字|行|個|个|つ|円|元|块|刀|页|ページ|枚|人分|人前|句|段|条|篇|种|分|问|問|点|案)\P{Nd}{0,5}$/u;
/** "91 433 20 16": only figures, which are no amount. */
const FIGURES = /^\p{Nd}[\p{Nd}.-]*(?:\s[\p{Nd}.-]+)+$/u;
const SIGNS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const LONGEST_AMOUNT = 24;
/** Longest wish for an amount; longer text also contains a statement. */
const LONGEST_FORM = 48;
/** "60 años": a person's age, which is a fact. */
const AGE = /^\s*\d{1,2}\s?(?:años|ans|jahre(?: alt)?|anni|anos|lat|lata|岁|歳)$/iu;
const COMMA = /[,，、]\s*/u;

/**
 * Whether a part in a language with a `Speech` keeps its place in the running text. Statements do, and so do parts that
 * are not recognised and do not look like a wish: among the rules they would read like orders, and apart from their
 * neighbours it would be unclear whom they are about.
 */
export function staysInPlaceElsewhere({ part, span }: Clause, speech: Speech): boolean {
	if (part === 'background') return true;
	if (part === 'task') return false;
	const heard = hear(span.text, speech);
	if (part === 'audience') return heard === 'tale';
	// "卵なしのケーキ | レシピ": the part continues the name of the thing.
	if (!MAY_TELL.has(heard) && !(heard === 'name' && SIGNS.test(span.text))) return false;
	if ([AGE, FIGURES, MEASURE].some((one) => one.test(bare(span.text)))) return true;
	const [, ...others] = span.text.split(COMMA);
	// "给孩子看的，用词要简单": a wish after a comma, and no statement.
	if (
		heard === null &&
		SIGNS.test(span.text) &&
		others.some((words) => hear(words, speech) === 'wish') &&
		!others.some((words) => hear(words, speech) === 'tale')
	)
		return false;
	const tells = heard === 'tale' || others.some((words) => hear(words, speech) === 'tale');
	if (tells) return true;
	if (STATES.test(span.text) && HAS_FIGURE.test(span.text) && part !== 'ban') return true;
	if (OF_FORM.has(part)) return part === 'amount' && !isAmount(span.text, LONGEST_FORM);
	return !isAmount(span.text, LONGEST_AMOUNT) || !AMOUNT.test(bare(span.text));
}

/** Whether a part continues a row of wishes in a script without spaces: "300元 | 自提". */
export const isListed = (before: Clause, { part, span }: Clause, text: string): boolean =>
	part !== 'background' &&
	SIGNS.test(span.text) &&
	span.text.length <= LONGEST_LISTED &&
	/^[ \u3000]*$/.test(text.slice(before.span.end, span.start)) &&
	!/[。！？.!?]$/.test(before.span.text);
const LONGEST_LISTED = 10;

const bare = (words: string): string => words.replace(/[.,;。，、\s]+$/u, '');
const isAmount = (words: string, longest: number): boolean =>
	words.length <= longest && (!SIGNS.test(words) || AMOUNT_IN_SIGNS.test(bare(words)));
