import type { PartKind } from '#engine/tagging/part-labels';
import { tells } from './asks.ts';

/** Statements that are wishes for the answer: "she wants it short", "it has to fit", "so keep it plain". */
const WISHES =
	/\b(?:wants?|needs?|would|should|must|prefers?|likes?|love|hate|has to|have to|only|keep|make|wish|hope|allowed|can use|called|(?:is|am|are) from|topic|theme|title|select|so (?:be|no|not|it|please|don'?t))\b/i;
/** Statements that forbid something: "We are pure veg no egg", "one won't eat fish"; not "I have no printer". */
const FORBIDS =
	/(?<!\b(?:have|has|had|got|is|are|with|there'?s) )\bno \p{L}+|\b(?:won'?t|can'?t|cannot|can not|doesn'?t|don'?t|not) (?:eat|drink|use|go)\b|\ballerg/iu;
/** Statements about a person, oneself or a thing already named. */
const NAMES_WHO =
	/^\W{0,9}(?:(?:and|but|so|ok|well|also) )*(?:i|i'm|im|i've|ive|we|we're|he|he's|hes|she|she's|shes|they|they're|my|our|his|her|their|husband|wife|mum|dad|there|it|its|it's)\s/iu;

/**
 * Whether a part only states how the person's world is and limits nothing: "I work from home", "he wasn't an easy man". With a
 * figure it stays a limit, so that the result keeps it as a line.
 */
export const isToldOfWorld = (kind: PartKind, words: string): boolean =>
	(kind === 'limit' || (kind === 'content' && NAMES_WHO.test(words))) &&
	tells(words) &&
	!WISHES.test(words) &&
	!FORBIDS.test(words) &&
	!/\d/.test(words);
