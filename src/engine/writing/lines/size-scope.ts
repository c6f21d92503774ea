import type { Clause, Quantity, Reading } from '#engine/types';
import type { Arrangement } from '../arranging/arrangement-model.ts';

/** Units of a text's length. Other units, such as five ideas, are always clear. */
const OF_TEXT = /^(?:words?|characters?|chars?|sentences?|lines?|paragraphs?)$/i;
/** "Email 90 words, even handed", "titles under 60 chars": the size is that of a part. */
const OF_A_PART =
	/\b(?:each|every|per|both|of|about|titles?|desc\w*|captions?|labels?|signs?|emails?|texts?|messages?|subject|headlines?|intro|summary|line|heading|paragraph|section|part|column|slide|body|hook|abstract|box|office|another|extra)$/i;
/** The person asks for a judgement of a text, whose size is a fact. */
const JUDGED =
	/\b(?:any good|what do (?:you|u) think|tell me honest\w*|honest(?:ly)? (?:view|opinion|thoughts)|feedback|critique|good enough|is (?:this|my)|too (?:broad|long|short|much))\b/i;
const SEVERAL =
	/\b(?:[2-9]|[1-9]\d|two|three|four|five|six|seven|eight|nine|ten|twelve|several|some|few|couple of|different) (?:[\p{L}-]+ ){0,3}?(?:options?|ideas?|names|titles|(?:subject|opening|chat[- ]up) lines|slogans|taglines|captions|versions?|tweets|posts|messages|texts|bios|descriptions|jokes|headlines|questions|answers|hooks|replies|emails|letters|reviews|poems|haikus?|limericks)\b|\b(?:titles|slogans|taglines|captions|headlines|bios|descriptions|subject lines|tweets|labels|hooks|replies)\b/iu;
const LOOKED_BACK = 24;

/** Whether a size is that of the whole answer, and the only one. If there are others, it is unclear what each is of. */
export function isOfWholeAnswer(
	{ span, constraints }: Clause,
	{ text, clauses }: Reading,
	{ asked }: Pick<Arrangement, 'asked'>,
): boolean {
	const size = constraints.find(({ quantity }) => quantity && OF_TEXT.test(quantity.unit.trim()))?.quantity;
	if (!size) return true;
	const before = text.slice(Math.max(0, span.start - LOOKED_BACK), span.start).trimEnd();
	if (asked.length > 1 || JUDGED.test(text) || OF_A_PART.test(before)) return false;
	return !clauses.some((other) =>
		other.constraints.some(({ quantity }) => quantity !== undefined && isOtherOfSame(quantity, size)),
	);
}

/** Whether only one text is asked for. If there are several, a size is that of each of them. */
export const isOfOneText = ({ text, material }: Reading): boolean =>
	!SEVERAL.test(material.reduce((rest, { span }) => rest.replace(text.slice(span.start, span.end), ' '), text));

const nameOf = ({ unit }: Quantity): string => unit.trim().toLowerCase().slice(0, 4);
const isOtherOfSame = (one: Quantity, other: Quantity): boolean => nameOf(one) === nameOf(other) && one.n !== other.n;
