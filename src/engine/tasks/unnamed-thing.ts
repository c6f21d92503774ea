import { PASSAGE_NOUNS, WORKED_NOUNS } from '../reading/data/passage-nouns.ts';

const MOST_WORDS = 2;
const GIVEN =
	/\bthe (?:given|provided|specified|mentioned|chosen) ((?:[a-z-]+ )*?[a-z-]+)(?=[.,;:!?]|$| (?:and|or|with|in|on|at|to|for|from|by|of|as|so|that|which|is|are|using|into|if|can|could|should|will)\b)/i;
const PASSAGE = new RegExp(`\\b(?:${PASSAGE_NOUNS}|${WORKED_NOUNS})$`, 'i');

/** A given thing other than a text that the request does not name: "tool" of "the given tool". Null: there is none. */
export function unnamedThing(text: string): string | null {
	const noun = GIVEN.exec(text)?.[1]?.toLowerCase() ?? '';
	const isShort = noun !== '' && noun.split(' ').length <= MOST_WORDS;
	return isShort && !PASSAGE.test(noun) ? noun : null;
}
