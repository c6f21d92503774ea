const BRACKETED =
	/[ \t]{0,4}[[(]\s{0,2}(?:word|character) count\s{0,2}[:=]\s{0,2}~?\d[\d,.]{0,12}(?: (?:words?|characters?))?\s{0,2}[\])]/gi;
const OWN_LINE =
	/^[ \t]{0,8}[*_]{0,2}(?:total )?(?:word|character) count[*_]{0,2}\s{0,2}[:=][*_]{0,2}\s{0,2}~?\d[\d,.]{0,12}(?: (?:words?|characters?))?\.?[*_]{0,2}[ \t]{0,8}$/gim;
const AFTER_SENTENCE =
	/(^|[.!?…"'”’`*)\]]) {0,4}[[(](?:(?:approx(?:imately|\.)?|about|ca\.|~)\s{0,2})?\d[\d,.]{0,12} (?:words?|characters?|chars?)[\])][ \t]{0,4}$/gim;
const HAS_COUNT = /count|words?[\])]|char(?:acter)?s?[\])]/i;

/**
 * Takes out what a model says about the length of its own text: "(243 words)", "[Word count: 120]", "Character count:
 * 1,024". A limit inside a sentence ("under 300 words", "a summary (300 words).") is the person's and stays.
 */
export function stripCounts(prose: string): string {
	if (!HAS_COUNT.test(prose)) return prose;
	return prose.replace(BRACKETED, '').replace(OWN_LINE, '').replace(AFTER_SENTENCE, '$1');
}
