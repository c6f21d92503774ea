import { ordersOrAsks } from '../asks.ts';
import { says } from '../matching/says.ts';
import { wordsIn } from '../sentence-ends.ts';
import { type Range, type Source, trimRange } from '../source.ts';
import type { FoundMaterial } from './fences.ts';
import { speaksToUs } from './speaks-of-passage.ts';

/** "Please proof read.", "Translate to French:": work on a text that is not named, so the sentences behind it are the text. English. */
const BARE_WORK =
	/^\W{0,3}(?:(?:hi|hello|hey)[,!.]? )?(?:(?:can|could) (?:you|u) )?(?:(?:please|pls|plz) )?(?:proof[- ]?read|spell ?check|check (?:the |my )?(?:spelling|grammar|punctuation)(?: (?:and|&) (?:spelling|grammar|punctuation))?|(?:fix|correct) (?:the |my )?(?:spelling|grammar|punctuation|typos|mistakes)(?: (?:and|&) (?:spelling|grammar|punctuation))?|translate (?:in)?to \p{L}{4,12}|re(?:write|word|phrase)|paraphrase)(?: (?:please|pls|plz))?\s?[.:!?]\s+(?=["“']?\p{Lu})/iu;
const FEWEST_WORDS = 12;
/** Words of somebody who still speaks to the assistant about the text. */
const SPEAKS_OF_IT =
	/\b(?:keep it|make it|please|pls|thanks|it'?s for|this is for|for my|don'?t change|british|american)\b/i;

/** The rest of a text that opens with such work and says nothing more of it. */
export function findBehindBareWork(source: Source, range: Range): FoundMaterial[] {
	const words = source.folded.slice(range.start, range.end);
	const lead = range.start === 0 ? BARE_WORK.exec(words) : null;
	if (!lead || words.includes('\n')) return [];
	const rest = words.slice(lead[0].length);
	const isText = wordsIn(rest) >= FEWEST_WORDS && !says(rest, SPEAKS_OF_IT) && !speaksToUs(rest);
	if (!isText || rest.split(/(?<=[.!?])\s+/).some((sentence) => ordersOrAsks(sentence))) return [];
	return [{ ...trimRange(source.text, { start: lead[0].length, end: range.end }), kind: 'text' }];
}
