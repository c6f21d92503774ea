import { PASSAGE_NOUNS } from '../data/passage-nouns.ts';
import { refersToPassage } from '../flags/deixis.ts';
import { WITHOUT_OBJECT, WORKS_ON_OWN } from './under-request.ts';

/** Verbs and words of work on a text that exists already. A plan can be reviewed or checked too, so these need "this" or "my". */
const WORKS =
	/\b(?:summar(?:y|i[sz]\w*)|translat\w*|proof-?read\w*|correct(?:ed|ions?)?|spelling|grammar|re-?(?:write|word|phrase|format)\w*|paraphras\w*|shorten|condense|tidy|polish|simplify|clean(?:ed)? up|edit|feedback|critique|thoughts on|your opinion|what (?:do|d') ?you think|any good|sounds? (?:like|ok|right|too|more|less)|repl(?:y|ies) to|respond to|extract|typos|convert|turn (?:it|them|my|our|the)|make (?:it|them|this|these) (?!clear)|sort (?:it|them|these)|put (?:it|them|this|these)|cut (?:it|this|them) |(?:which one|which of)|what does \w+ (?:\w+ )?mean|continue)\b/i;
/** "this", "below" and the like, not "this year". */
const POINTS =
	/\b(?:this|these)\b(?! (?:year|month|week|weekend|morning|afternoon|evening|night|summer|winter|spring|autumn|term|time|way|kind|sort)\b)|\b(?:below|above|attached|following|past(?:ed|ing)|here(?:'s|s| is| are)|as follows|wrote|written)\b/i;
/** A passage that says itself what it is: in quotation marks, under a label, a letter. */
const SHOWS_ITSELF = new RegExp(
	`^\\s*(?:["“«„「]|(?:[\\w'’]+ )?(?:${PASSAGE_NOUNS}|advert):\\s|(?:dear|hi|hello|hey)\\s[^\\n]{1,40},?\\n|(?:subject|from|to):\\s)`,
	'i',
);
/** "I have to write ...", "can you make me ...": somebody speaks to the assistant. */
export const speaksToUs = (words: string): boolean => SPEAKS_TO_US.test(words);
const SPEAKS_TO_US =
	/\b(?:i(?:'m| am|'ve| have)? (?:must|need to|have to|got to|want to|been asked to|was asked to|supposed to) (?:write|make|present|draft|explain|prepare|give|do|plan|choose|build|create)|(?:can|could) (?:you|u) (?:please )?(?:help|make|write|give|do|draft|suggest|plan|explain|tell) )/i;

/**
 * Whether a passage in prose that only its place and style show is one: the words around it work on a text or point at one, or it
 * says itself what it is. Without such a sign it is the person's own tale or list of wishes, which must stay in the request.
 */
export function isSpokenOf(passage: string, around: string): boolean {
	if (SHOWS_ITSELF.test(passage)) return true;
	const isPointedAt = POINTS.test(around) || WORKS_ON_OWN.test(around) || WITHOUT_OBJECT.test(around);
	if (SPEAKS_TO_US.test(passage)) return isPointedAt;
	return isPointedAt || WORKS.test(around) || refersToPassage(around);
}
