import type { FactKind, Reading } from '#engine/types';
import stored from '../learned/data/asking.weights.json' with { type: 'json' };
import { linearModel } from '../learned/linear-model.ts';
import { GENERIC_WORDS } from './data/generic-words.ts';
import { judgedText } from './judged-text.ts';
import { countWords } from './request.ts';
import { wordsOf } from './words.ts';

/** A request with more words can be worked on, whatever it leaves open. */
const MOST_WORDS = 16;
/** Chosen on held-out rows: at most one question in thirty or so is then needless. */
export const OPEN_SHARE = 0.4;

/** "a poem about rain": names a topic, so work can begin. "about it" and "about one page" do not. */
const NAMES_TOPIC =
	/\babout (?!(?:it|this|that|these|those|them|him|her|what|which|how|something|stuff|things|one|two|three|half|an? (?:page|hour|minute|paragraph))\b)\p{L}/iu;

/** "now make it funnier and add a part about the dog": refers to an earlier text that is not there. */
const POINTS_BACK =
	/^\W{0,9}(?:(?:now|ok(?:ay)?|and|but|so|then|please|pls|can you|could you|can u|great|nice|thanks|perfect|good|cool)[,!.]?\s){0,3}(?:make|rewrite|change|shorten|turn|translate|redo|keep|put|say|do) (?:it|this|that|these|them)\b/i;

/** "continue", "ok but in a table": refers to an answer in another conversation. */
const GOES_ON =
	/^\W{0,9}(?:(?:please|pls|ok(?:ay)?|now|(?:can|could) (?:you|u)) )*(?:continue|go on|keep going|carry on|more|another(?: one)?|again|same(?: again)?(?: but)?|(?:ok(?:ay)?|now|and|but|great|nice)[,.]? (?:but |and |now )?(?:in|as|with|without|for|shorter|longer|more|less|add|make|do))\b/i;

/** The same in other languages, as the whole request. */
const GOES_ON_ELSEWHERE =
	/^\W{0,9}(?:contin[uú]a|contin[uú]e|continua|sigue|segue|prosegui|vai avanti|vas-y|(?:mach )?weiter|(?:pisz )?dalej|kontynuuj|続けて(?:ください)?|もっと|つづけて|继续(?:写|说)?|接着(?:写|说)?|(?:más|plus|noch|mais|più|krócej) ?(?:cort[oa]|courte?|curt[oa]|brev[ei])?|kürzer|krócej)[\s.!。！]*$/iu;

/** Whether a short request refers to something earlier that is not there. */
export const pointsBack = (text: string): boolean =>
	POINTS_BACK.test(text) || GOES_ON.test(text) || GOES_ON_ELSEWHERE.test(text);

/** Nouns for pictures, which need a subject: a quality ("nice") or a place to show it is none. */
const PICTURES: ReadonlySet<string> = new Set(
	'picture pictures image images photo photos pic pics video videos drawing graphic graphics wallpaper illustration painting meme'.split(
		' ',
	),
);
const SHOWN_AT: ReadonlySet<string> = new Set(
	'facebook insta instagram tiktok twitter linkedin whatsapp youtube pinterest profile page wall website site blog phone desktop account status story post funny beautiful pretty cute awesome amazing lovely cool'.split(
		' ',
	),
);

/** Whether a request asks for a picture without a subject: "make a nice picture for facebook". */
export function isPictureOfNothing(reading: Reading): boolean {
	const words = wordsOf(judgedText(reading));
	return (
		words.some((word) => PICTURES.has(word)) &&
		words.every((word) => PICTURES.has(word) || SHOWN_AT.has(word) || GENERIC_WORDS.has(word))
	);
}

/** Facts that are the material, or a placeholder for it. */
const OBJECTS: ReadonlySet<FactKind> = new Set(['placeholder', 'quote', 'url', 'file', 'code']);

const { judge } = linearModel(stored);

/** "this" of a thing; "this year" says when. */
export const THIS_HERE =
	'this(?! (?:morning|afternoon|evening|week|weekend|month|months|year|spring|summer|autumn|winter|christmas|easter|time)\\b)';
const POINTS = new RegExp(
	`\\b(?:${THIS_HERE}|these|that|those|it|them|above|below|attached|here|my (?:\\p{L}+ ){0,2}(?:essay|letter|text|email|code|script|cv|resume|draft|report|story|homework|work|function|notes|profile))\\b`,
	'iu',
);
/** Number of specific words that are enough: "funeral in summer but i dont own black". */
const ENOUGH_TOLD = 4;

/** "the Krebs cycle", "a letter to Ryanair": a name in the midst of a sentence says what or whom it is about. */
const NAME = /\p{Ll}[,;]? (?!(?:I|Im|Id|OK|AI|PDF|English|Chatgpt|ChatGPT)\b)\p{Lu}\p{Ll}{2,}/u;

/** Whether a request refers to no earlier text and has a name or enough specific words. */
function tellsEnough(reading: Reading): boolean {
	if (NAME.test(reading.text) && !POINTS.test(reading.text) && !pointsBack(reading.text)) return true;
	const told = wordsOf(judgedText(reading)).filter((word) => word.length > 2 && !GENERIC_WORDS.has(word));
	return new Set(told).size >= ENOUGH_TOLD && !POINTS.test(reading.text) && !pointsBack(reading.text);
}

/** Whether the object of the work is missing: "continue", "make it shorter", "fix this error" with nothing there. */
export function isLeftOpen(reading: Reading): boolean {
	if (reading.facts.some(({ kind }) => OBJECTS.has(kind))) return false;
	if (reading.material.length > 0 || countWords(reading) > MOST_WORDS) return false;
	if (isPictureOfNothing(reading)) return true;
	if (NAMES_TOPIC.test(reading.text) && !POINTS_BACK.test(reading.text)) return false;
	if (reading.language.code === 'en' && tellsEnough(reading)) return false;
	const [, open = 0] = judge(judgedText(reading));
	return open > OPEN_SHARE;
}
