import { pointsBack } from './left-open.ts';

/**
 * Questions in the person's own words about a text that a request mentions and does not contain. English only; other languages get
 * the general question.
 */

const LONGEST_QUOTE = 70;
const NOT_SEEN = 'Earlier messages are not seen here';

/** A named attachment: "the attached pdf", "the enclosed letter". */
const ATTACHED =
	/\b((?:the|my|this|our) )?((?:attached|enclosed|uploaded) (?:\p{L}+ )?(?:pdf|file|document|docx?|word doc|letter|image|picture|photo|screenshot|spreadsheet|excel|csv|report|contract|paper|article|notes|transcript|slides|cv|resume|essay|email|text|survey|invoice|form))(?!\p{L})/iu;
/** Nouns for qualities of a text, which are no text: "my grammar". */
const OF_TEXT = /\b(?:my|the|this) (?:grammar|spelling|punctuation|english|wording|writing|typos)\b/i;
/** A named text: "my cv", "this contract", "the meeting notes". */
const NAMED =
	/\b(?:my|our|the|this|these) ((?:(?!(?:of|to|for|in|on|with|and|or|so)\b)[\p{L}-]+ ){0,2}?(?:cv|resume|résumé|essays?|e-?mails?|letters?|contracts?|articles?|reports?|notes|minutes|poems?|story|speech|bio|statement|proposal|draft|document|code|script|lease|policy|transcript|abstract|thesis|dissertation|chapter|blog post|post|text|message|presentation|slides|form|survey results|application|profile|paragraphs?|sentences?))(?![\p{L}-])/iu;
const POINTER =
	/\b(?:make|rewrite|change|shorten|turn|translate|redo|keep|put|say|do|fix|reword|summari[sz]e) (it|this|that|these|those|them)\b/i;
const CONTINUES = /^\W{0,9}(?:(?:please|pls|ok(?:ay)?|now) )*(continue|go on|keep going|carry on)\W*$/i;

/** "error 500", "503 error": what a server says. */
const SERVER_SAYS = /\b(?:error|status|code) ?[45]\d\d\b|\b[45]\d\d error\b/i;

/** The question for the text that a request mentions; null: it is not named. */
export function whichText(text: string): string | null {
	const words = text.trim().replace(/\s+/g, ' ');
	const attached = ATTACHED.exec(words)?.[0].trim();
	if (attached) return `“${attached}” did not come through: can you paste its text, or say what is in it?`;
	const continues = CONTINUES.exec(words)?.[1];
	if (continues) return `${NOT_SEEN}: from which text should “${continues}” go on?`;
	const pointer = pointsBack(words) ? POINTER.exec(words)?.[1] : undefined;
	if (pointer) return `${NOT_SEEN}: which text is “${pointer}” in “${quoted(words)}”?`;
	if (pointsBack(words)) return `${NOT_SEEN}: which text should “${quoted(words)}” change?`;
	if (OF_TEXT.test(words)) return `In which text is that, “${quoted(words)}”: can you paste it here?`;
	const named = NAMED.exec(words)?.[0].trim();
	if (named === undefined) return null;
	if (/\b(?:code|script)$/i.test(named)) return 'Which code is that: can you paste it, and say what it should do?';
	const isSeveral = /(?:notes|minutes|slides|results|[^s]s)$/i.test(named) && !/^this /i.test(named);
	return isSeveral
		? `What do ${asYours(named)} say: can you paste them, or say what is in them?`
		: `What does ${asYours(named)} say: can you paste it, or say what is in it?`;
}

/** The question about a server's error that is all the request states; null: another kind of failure. */
export function whichServer(text: string): string | null {
	const said = SERVER_SAYS.exec(text)?.[0].toLowerCase();
	return said === undefined ? null : `What does it run on, and what changed before “${said}” came?`;
}

const asYours = (named: string): string =>
	named.replace(/^(?:my|our) /i, 'your ').replace(/^(?:this|these|the) /i, 'the ');

function quoted(words: string): string {
	const bare = words.replace(/[\s.,;:!?]+$/, '').replaceAll(/[“”"]/g, "'");
	if (bare.length <= LONGEST_QUOTE) return bare;
	return `${bare.slice(0, bare.lastIndexOf(' ', LONGEST_QUOTE)).trimEnd()} …`;
}
