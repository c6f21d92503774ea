import { says } from '../matching/says.ts';
import { numberOf } from '../quantities.ts';

/** Nouns of code and data: in a request for code or data, their number describes it and does not limit the answer. */
const PARTS_OF_DATA =
	/\b(?:tables?|rows?|columns?|files?|records?|fields?|databases?|characters?|chars?|letters?|lines?|images?|pages?|items?|names?|times|sources?|charts?|words?|questions?|answers?|sections?|parts?)\W*$/i;
const ABOUT_DATA =
	/\b(?:sql|quer(?:y|ies)|databases?|datasets?|data ?frames?|csv|spreadsheet|excel|code|scripts?|program|functions?|algorithm|array|class|api|regex|regular expression|python|java|javascript|c\+\+|schema)\b/i;
/** "my 2,000 word essay", "I have 3 tables": a thing that exists already. */
const EXISTS =
	/\b(?:this|my|our|his|her|their|its|(?:i|we|he|she|they|who|which|that|it) (?:already )?(?:have|has|had|wrote|read|got|own))\s+(?:an? |the )?$/i;
const LONGEST_EXISTS = 80;
const SPEAKS_OF_ANSWER = /\b(?:answer|response|output|reply|explanation|summary)\b/i;
const FIGURES_IN_STORY =
	/\b(?:stor(?:y|ies)|play|novel|scene|dialogue|conversation|film|movie|game|fairy tale|script)\b/i;
const FEWEST_CHARACTERS = 25;

/** Nouns of time, money, measure or people, whose number is never the number of things to hand over. */
const MEASURED =
	/\b(?:seconds|minutes|mins|hours|days|nights|weeks|months|years|decades|dollars|euros|pounds|cents|bucks|percent|degrees|miles|meters|metres|kilometers|kilometres|kg|grams|people|persons|times|guests|kids|children|others?)$/i;

/** Whether an amount limits the answer, rather than describing something the request mentions. */
export function isAboutAnswer(before: string, match: RegExpExecArray): boolean {
	if (EXISTS.test(before.slice(-LONGEST_EXISTS))) return false;
	const said = match[0].trimEnd();
	const text = match.input;
	if (
		/\bcharacters?$/i.test(said) &&
		(numberOf(match[2] ?? '') ?? FEWEST_CHARACTERS) < FEWEST_CHARACTERS &&
		FIGURES_IN_STORY.test(text)
	)
		return false;
	return !(PARTS_OF_DATA.test(said) && says(text, ABOUT_DATA) && !says(text, SPEAKS_OF_ANSWER));
}

/** Whether a counted noun can be what is asked for. */
export function isAsked(noun: string): boolean {
	return !MEASURED.test(noun);
}

/** "SQL over three tables": the tables of a database, not the shape of the answer. */
export function isTableOfData(match: RegExpExecArray): boolean {
	return /^(?:an? |the )?(?:tables?|diagram|dialogue|charts?)$/i.test(match[0].trim()) && says(match.input, ABOUT_DATA);
}

const BOUND =
	/^(?:at least|at most|at minimum|no (?:more|less|fewer) than|not (?:more|less|fewer) than|(?:more|less|fewer|greater) than|not exceed(?:ing)?|not to exceed|up to|(?:a )?m(?:ax|in)(?:imum)?(?: of)?|exactly|precisely|strictly|limit.*|cap.*|keep.*|stick.*)$/i;
const GOVERNS =
	/(?:^\W{0,9}|\b(?:includ(?:e|es|ing)|mention(?:ing)?|us(?:e|ing)|contain(?:s|ing)?|writ(?:e|ing)|giv(?:e|ing)|provid(?:e|ing)|list(?:ing)?|recommend|suggest|add(?:ing)?|highlight|itali[cs]i[sz]e|bold|name|create|generate|make|cite|cover|insert|put|ask|offer|should be|must be|(?:should|must|to) have|with|by|into|answer|response)\b[^.;:,!?]{0,30}),?\s*$/i;

/** Whether "at least 12 pronouns" is demanded of the answer: bounded outright, and governed by a verb of asking. */
export function isBoundedAsked(before: string, match: RegExpExecArray): boolean {
	const noun = match[6] ?? '';
	if (!BOUND.test(match[1] ?? '') || !isAsked(noun)) return false;
	if (/\b(?:each|every|he|she|they|who|member|person|it) (?:has|have|had)\b[^.;]{0,30}$/i.test(before)) return false;
	return (
		(GOVERNS.test(before) || /^levels?$/i.test(noun)) && isAboutAnswer(before, match) && !says(match.input, ABOUT_DATA)
	);
}
