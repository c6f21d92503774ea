import { everySaid } from '#engine/reading/matching/says';
import type { Clause } from '#engine/types';
import type { Edit } from './edit-model.ts';
import { HELP_ALONE } from './openings.ts';

/** Words removed at the end of a wish: "timeline please", "offer earplugs lol". */
const TRAILING =
	/(?:^|[\s,]+)(?:pls+|plz+|please|thx|thanks(?: in advance| so much| a lot)?|tia|kindly(?=[.!]?\s*(?:\n|$)|[.!]\s)|lol|lmao|ha(?:ha)+|hehe|xx+|por favor|porfa(?:vor)?|xfa|pfv|gracias(?: de antemano)?|muchas gracias|stp|svp|s'il (?:te|vous) pla[iî]t|merci(?: d'avance| beaucoup)?|bitte|danke(?: schon| im voraus| dir)?|vielen dank|per favore|grazie(?: mille| in anticipo)?|(?:muito )?obrigad[oa]|valeu|prosz[eę]|(?:z g[óo]ry )?dzi[eę](?:ki|kuj[eę]))(?:\s*:\)|\s*😂|\s*🙏)*(?=\s*(?:[.,;!)]|$))/giu;
/** Words of laughter ("haha"), which are removed everywhere. */
const LAUGHS =
	/\s(?:lol+|lmao|rofl|a?ha(?:ha)+|hehe+|(?:ja){2,}j?|jeje+|mdr+|ptdr|k{3,}|rsrs+|xd+|ahah+a?)(?=[\s,.!?)]|$)|(?<=[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}])[wｗ]+$|[（(]笑[)）]|哈{2,}/giu;
/** Fillers at the start of a sentence: "Ok so my dad ...", "So yeah, ...". */
const BEGINS_TALK =
	/(?<=^|[.!?\n]\s{0,2})(?:(?:ok(?:ay)?|so|yeah|right|well|um+|erm?|hmm+|anyways?)[,.]?\s+){0,2}(?:ok(?:ay)? so|so yeah|yeah so|so ok|right so|um+|erm?|hmm+|anyways?|so basically|basically)\b,?\s+(?=\p{L})/giu;
/** "so my company ...", "ok I run ...": one filler word before a statement about oneself. */
const BEGINS_TALE =
	/^\s*(?:(?:hey|hi|hello|ok(?:ay)?|yeah)[,.!]?\s+(?=so\b|ok\b|well\b|right\b))?(?:ok(?:ay)?|so|well|right|yeah|hey|hi|hello|um+|erm?|alright)\b[,.!]?\s+(?=(?:i|i'm|im|i've|ive|my|we|we're|were|our|the|this|there|it|basically|he|she)\b)/iu;
/** Small talk between two commas or brackets: "(volunteer, no clue really, ...)". */
const ASIDE =
	/(?:,\s?|\(\s?|\s[-–]\s)(?:no (?:clue|idea)(?: really| tbh| honestly)?|tbh|ngl|not gonna lie|to be honest|honestly|you know|i guess|i dunno|idk|whatever|if that makes sense|if you know what i mean|long story(?: short)?|anyway|believe it or not)(?=\s?(?:,|\)|[.!?](?:\s|$)|$))/giu;
const JOINS = /(?<![\p{L}])(?:and|but|so|oh)\s*$/iu;
const ASKS_POLITELY =
	/^\W{0,3}(?:(?!how|what|why|who|when|where|which)\w{1,8}[,!]? )?(?:can|could|would|will|cud) (?:you|u|ya)\b/i;

/**
 * Removes courtesies at both ends of wishes, and replaces the question mark of "can you ...?" when this becomes an
 * instruction.
 */
export function findCourtesies(
	text: string,
	clauses: readonly Clause[],
	untouched: readonly { readonly start: number; readonly end: number }[],
	language: string,
): Edit[] {
	const found: Edit[] = [];
	const put = (start: number, last: number, to = '') => {
		// "And please, nothing about ...": the comma is removed with the courtesy.
		const end = to === '' && text.charAt(last) === ',' && JOINS.test(text.slice(0, start)) ? last + 1 : last;
		if (!untouched.some((one) => one.start < end && start < one.end)) found.push({ rule: 'courtesy', start, end, to });
	};
	const prose = clauses.filter(({ role }) => role !== 'filler');
	// English only: "um" and "er" are words in other languages.
	const english = language === 'en' ? prose : [];
	for (const match of everySaid(text, BEGINS_TALK))
		if (english.some(({ span }) => span.start <= match.index && match.index < span.end))
			put(match.index, match.index + match[0].length);
	const tale = BEGINS_TALE.exec(text);
	if (tale && english.some(({ span }) => span.start < tale[0].length)) put(0, tale[0].length);
	for (const { span } of english)
		for (const { index, 0: aside } of everySaid(span.text, ASIDE)) {
			const start = span.start + index;
			const end = start + aside.length;
			// "(no clue, first time)": the comma after the aside is removed, but not the bracket.
			if (aside.startsWith('(')) put(start + 1, end + (/^,\s?/.exec(text.slice(end))?.[0].length ?? 0));
			else if (aside.length < span.text.trim().length - 1) put(start, end);
		}
	for (const { span, role } of clauses) {
		if (role !== 'filler')
			for (const match of [...everySaid(span.text, TRAILING), ...everySaid(span.text, LAUGHS)]) {
				const isAll = match[0].trim().length >= span.text.trim().length - 1;
				if (!isAll) put(span.start + match.index, span.start + match.index + match[0].length);
			}
		if (!ASKS_POLITELY.test(span.text) || HELP_ALONE.test(span.text)) continue;
		const end = /[.!?\n]/.exec(text.slice(span.start))?.index ?? -1;
		const at = span.start + end;
		const marks = end >= 0 ? (/^\?[?!]*/.exec(text.slice(at))?.[0].length ?? 0) : 0;
		if (marks > 0) put(at, at + marks, '.');
	}
	return found;
}
