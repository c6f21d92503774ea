import type { PartKind } from '#engine/tagging/part-labels';
import { tells } from './asks.ts';

/** What says how the answer is to be, though it tells of somebody: "she wants it short", "it has to fit", "so keep it plain". */
const WISHES =
	/\b(?:wants?|needs?|would|should|must|prefers?|likes?|love|hate|has to|have to|only|keep|make|wish|hope|allowed|can use|called|(?:is|am|are) from|topic|theme|title|select|so (?:be|no|not|it|please|don'?t))\b/i;
/** "We are pure veg no egg", "one won't eat fish"; "I have no printer" forbids nothing. */
const FORBIDS =
	/(?<!\b(?:have|has|had|got|is|are|with|there'?s) )\bno \p{L}+|\b(?:won'?t|can'?t|cannot|can not|doesn'?t|don'?t|not) (?:eat|drink|use|go)\b|\ballerg/iu;
/** Where what it tells of is a person, a thing already named, or one's own. */
const NAMES_WHO =
	/^\W{0,9}(?:(?:and|but|so|ok|well|also) )*(?:i|i'm|im|i've|ive|we|we're|he|he's|hes|she|she's|shes|they|they're|my|our|his|her|their|husband|wife|mum|dad|there|it|its|it's)\s/iu;

/**
 * "I work from home", "he wasn't an easy man": what is only told of the person's world limits no answer. A figure is worth a
 * line among the wishes all the same.
 */
export const isToldOfWorld = (kind: PartKind, words: string): boolean =>
	(kind === 'limit' || (kind === 'content' && NAMES_WHO.test(words))) &&
	tells(words) &&
	!WISHES.test(words) &&
	!FORBIDS.test(words) &&
	!/\d/.test(words);
