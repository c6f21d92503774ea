import type { Clause } from '#engine/types';
import type { Edit } from './edit-model.ts';

/** Words that carry nothing where a wish ends: "timeline please", "offer earplugs lol". */
const TRAILING =
	/(?:^|[\s,]+)(?:pls+|plz+|please|thx|thanks(?: in advance| so much| a lot)?|tia|lol|lmao|ha(?:ha)+|hehe|xx+|por favor|porfa|gracias|stp|svp|s'il (?:te|vous) pla[iî]t|merci|bitte|danke|per favore|grazie|obrigad[oa]|prosz[eę]|dzi[eę]ki)(?:\s*:\)|\s*😂|\s*🙏)*(?=\s*(?:[.,;!)]|$))/giu;
/** Laughing carries nothing wherever it stands. */
const LAUGHS = /\s(?:lol+|lmao|rofl|haha+|hehe+)(?=[\s,.!?)]|$)/giu;
/** Words to begin speaking with, at the start of a sentence: "Ok so my dad ...", "So yeah, ...". */
const BEGINS_TALK =
	/(?<=^|[.!?\n]\s{0,2})(?:(?:ok(?:ay)?|so|yeah|right|well|um+|erm?|hmm+|anyways?)[,.]?\s+){0,2}(?:ok(?:ay)? so|so yeah|yeah so|so ok|right so|um+|erm?|hmm+|anyways?|so basically|basically)\b,?\s+(?=\p{L})/giu;
const ASKS_POLITELY = /^\W{0,3}(?:\w{1,8}[,!]? )?(?:can|could|would|will|cud) (?:you|u|ya)\b/i;

/** Courtesy at the ends of wishes, and the question mark of "can you ...?" once that is an instruction. */
export function findCourtesies(
	text: string,
	clauses: readonly Clause[],
	untouched: readonly { readonly start: number; readonly end: number }[],
): Edit[] {
	const found: Edit[] = [];
	const put = (start: number, end: number) => {
		if (!untouched.some((one) => one.start < end && start < one.end))
			found.push({ rule: 'courtesy', start, end, to: '' });
	};
	const prose = clauses.filter(({ role }) => role !== 'filler');
	for (const match of text.matchAll(BEGINS_TALK))
		if (prose.some(({ span }) => span.start <= match.index && match.index < span.end))
			put(match.index, match.index + match[0].length);
	for (const { span, role } of clauses) {
		if (role !== 'filler')
			for (const match of [...span.text.matchAll(TRAILING), ...span.text.matchAll(LAUGHS)]) {
				const isAll = match[0].trim().length >= span.text.trim().length - 1;
				if (!isAll) put(span.start + match.index, span.start + match.index + match[0].length);
			}
		if (!ASKS_POLITELY.test(span.text)) continue;
		const end = /[.!?\n]/.exec(text.slice(span.start))?.index ?? -1;
		if (end >= 0 && text.charAt(span.start + end) === '?') put(span.start + end, span.start + end + 1);
	}
	return found;
}
