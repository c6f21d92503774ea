import { PASSAGE_NOUNS } from '../data/passage-nouns.ts';
import { refersToPassage } from '../flags/deixis.ts';
import { WITHOUT_OBJECT, WORKS_VERB } from './under-request.ts';

/** Verbs and words of work on a text that exists already. A plan can be reviewed or checked too, so these need "this" or "my". */
const WORKS =
	/\b(?:summar(?:y|i[sz]\w*)|translat\w*|proof-?read\w*|correct(?:ed|ions?)?|spelling|grammar|re-?(?:write|word|phrase|format)\w*|paraphras\w*|shorten|condense|tidy|polish|simplify|clean(?:ed)? up|edit|feedback|critique|thoughts on|your opinion|what (?:do|d') ?you think|any good|(?:it|this|that|them|these|me|i|he|she) sounds?|sounds? (?:ok|right|too|less)|repl(?:y|ies) to|respond to|extract|typos|convert|turn (?:it|them|my|our|the)|make (?:it|them|this|these) (?!clear)|sort (?:it|them|these)|put (?:it|them|this|these)|cut (?:it|this|them) |(?:which one|which of)|what does \w+ (?:\w+ )?mean|continue)\b/i;
/** "this:", "this for my dad", "these notes", "below"; not "got this wrong", "on this tablet". */
const POINTS = new RegExp(
	`\\b(?:this|these)(?=\\s*(?:[.:,;?!)\\n]|$)| [\\w'’ -]{1,40}:| (?:(?:[\\w'’-]+ ){0,2}(?:${PASSAGE_NOUNS}|lines?|verse|bit)|works?|is|was|gives?|fails?|throws?|returns?|shows?|does|doesn't|says|came|one|lot|for|into|in|to|so|as|and|but|from|sounds?|more|less|like|up|down|better|shorter|please|pls|over)\\b(?! (?:same|end|way)\\b))|\\b(?:below|above|attached|following|past(?:ed|ing)|here(?:'s|s| is| are)|as follows|wrote|written)\\b`,
	'i',
);
/** "check my cover letter": work on a text of one's own. */
const NAMES_OWN = new RegExp(
	`\\b${WORKS_VERB}\\b[^.!?\\n]{0,24}\\b(?:my|our) (?:[\\w'’]+ ){0,2}(?:${PASSAGE_NOUNS}|menu|bio|listing|advert|recipe|answer|rules|solution|working|homework)\\b`,
	'i',
);
const QUOTED = /(?<!\w)'[^'\n]{2,200}'(?!\w)|"[^"\n]{2,200}"/g;
/** A passage that says itself what it is: in quotation marks, under a label, a letter. */
const SHOWS_ITSELF = new RegExp(
	`^\\s*(?:["“«„「]|(?:[\\w'’]+ )?(?:${PASSAGE_NOUNS}|advert):\\s|(?:dear|hi|hello|hey)\\s[^\\n]{1,40},?\\n|(?:subject|from|to):\\s)`,
	'i',
);
/** "I have to write ...", "can you make me ...": somebody speaks to the assistant. */
export const speaksToUs = (words: string): boolean => SPEAKS_TO_US.test(words);
const SPEAKS_TO_US =
	/\b(?:i (?:need|want|would like) (?:an? |some |help|you to )|i'd like (?:an? |some |help|you to )|i(?:'m| am|'ve| have)? (?:must|need to|have to|got to|want to|been asked to|was asked to|supposed to) (?:write|make|present|draft|explain|prepare|give|do|plan|choose|build|create)|(?:can|could|would) (?:you|u) (?:please |kindly )?(?:help|make|write|give|do|draft|suggest|plan|explain|tell) )/i;

/**
 * Whether a passage in prose that only its place and style show is one: the words around it work on a text or point at one, or it
 * says itself what it is. Without such a sign it is the person's own tale or list of wishes, which must stay in the request.
 */
export function isSpokenOf(passage: string, around: string): boolean {
	if (SHOWS_ITSELF.test(passage) || isTable(passage)) return true;
	const said = around.replace(QUOTED, ' ');
	const isPointedAt = POINTS.test(said) || NAMES_OWN.test(said) || WITHOUT_OBJECT.test(said);
	if (SPEAKS_TO_US.test(passage)) return isPointedAt;
	return isPointedAt || WORKS.test(said) || refersToPassage(around);
}

const FEWEST_ROWS = 3;
/** Rows with figures: "2024: $10,000". */
function isTable(passage: string): boolean {
	const rows = passage.split('\n').filter((line) => line.trim() !== '');
	return (
		rows.length >= FEWEST_ROWS &&
		rows.filter((row) => /^\s*[\p{L}\d][^.?!]{0,40}[:|\t,]\s?[^.?!]*\d/u.test(row)).length * 3 >= rows.length * 2
	);
}
