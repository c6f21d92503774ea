import { PASSAGE_NOUNS, WORKED_NOUNS } from '../reading/data/passage-nouns.ts';

const MOST_WORDS = 2;
const GIVEN =
	/\bthe (?:given|provided|specified|mentioned|chosen) ((?:[a-z-]+ )*?[a-z-]+)(?=[.,;:!?]|$| (?:and|or|with|in|on|at|to|for|from|by|of|as|so|that|which|is|are|using|into|if|can|could|should|will)\b)/i;
const PASSAGE = new RegExp(`\\b(?:${PASSAGE_NOUNS}|${WORKED_NOUNS})$`, 'i');

/** "the given tool", "the given social situation": what is not there, and is no text. Null: nothing of the kind. */
export function unnamedThing(text: string): string | null {
	const noun = GIVEN.exec(text)?.[1]?.toLowerCase() ?? '';
	const isShort = noun !== '' && noun.split(' ').length <= MOST_WORDS;
	return isShort && !PASSAGE.test(noun) ? noun : null;
}
