import type { Clause, Reading } from '#engine/types';
import type { Arrangement } from './arrangement.ts';

/** A longer text with several tasks is mostly told in one piece; parting it tore it more often than it helped. */
const LONG_WORDS = 120;
const MOST_TASKS = 3;
const SHORTEST_TASK = 3;
const ENOUGH_WORDS = 12;

/** What no line begins or ends with, unless a phrase was cut in the middle. */
const BEGINS_TORN =
	/^\W*(?:well|than|who|whose|whom|which|that|or|of|er|etc|co|being|been|que|qui|che|der|dass|dat|kt[oó]r\w*|że|żeby)(?![\p{L}'’])/iu;
const ENDS_TORN =
	/(?:^|[^\p{L}])(?:so|that|the|an?|and|or|but|of|to|than|who|which|because|if|with|my|your|his|our|their|who|che|que|qu|di|de|du|der|die|das|dass|und|et|y|że|oraz|before that)\W*$/iu;
const TELLS =
	/^\W*(?:i|we|my|our|he|she|they|ich|wir|mein\w*|je|nous|mon|ma|yo|tengo|soy|mi|io|sono|ho|mio|eu|sou|tenho|meu|mam|jestem)(?![\p{L}])/iu;
const WANTS =
	/(?:need|want|wanna|like|love|looking|would|could|should|can|must|gotta|trying|wonder|help|how|what|write|make|give|necesit|quier|quisier|busc|besoin|veu|voudr|aimer|cherch|brauch|möcht|will|such|soll|vorre|vogli|cerc|devo|precis|quer|procur|potrzebuj|chc|szukam|musz)/i;

/**
 * Whether the parting of a request is not to be trusted: the task would be a scrap or a fact, a phrase is torn, or there is
 * more in it than can be told apart. Then it stands as it was said.
 */
export function isUnsure(reading: Reading, { asked, rules, background }: Arrangement): boolean {
	const words = countWords(reading.text);
	const tasks = asked.map(({ clauses }) => clauses.map(({ span }) => span.text).join(' '));
	if (tasks.length > MOST_TASKS || (words > LONG_WORDS && tasks.length > 1)) return true;
	if (tasks.length === 1 && isAfterthought(tasks[0] ?? '', reading)) return true;
	if (words > ENOUGH_WORDS && tasks.some((task) => countWords(task) < SHORTEST_TASK)) return true;
	if (tasks.some((task, at) => TELLS.test(task) && !WANTS.test(task) && (at > 0 || tasks.length === 1))) return true;
	if (partsQuotations(reading)) return true;
	const lines: Clause[] = [
		...asked.flatMap(({ clauses }) => clauses.slice(0, 1)),
		...rules.map(({ clause }) => clause),
		...background,
	];
	return lines.some((clause) => isTorn(clause, reading.text));
}

const GOES_ON = /^\W*(?:also|and|but|then|plus|oh|y adem[aá]s|et aussi|und|auch|anche|tamb[eé]m|oraz)\b/iu;
const LONG_ENOUGH = 18;
const SCRAP_WORDS = 4;

/** "also skip empty rows", "one printable max": what is asked for was said before it, in no words of asking. */
function isAfterthought(task: string, { clauses, text }: Reading): boolean {
	const first = clauses.find(({ role }) => role !== 'filler');
	if (first === undefined || first.part === 'task' || /[?？]/.test(task)) return false;
	return GOES_ON.test(task.trim()) || (countWords(task) < SCRAP_WORDS && countWords(text) > LONG_ENOUGH);
}

const QUOTES = /["“”«»„「」『』《》]/;

/** Words in quotation marks mean what their whole sentence says of them: to use, or never to use. */
const partsQuotations = ({ clauses, text }: Reading): boolean =>
	clauses.some(({ span }, at) => {
		const before = clauses[at - 1]?.span;
		if (!before || !QUOTES.test(before.text + span.text)) return false;
		const joint = text.slice(Math.max(before.start, before.end - 2), span.start);
		return !/[.!?。！？\n]/.test(joint);
	});

function isTorn({ span, isQuestion }: Clause, text: string): boolean {
	const opensSentence = /(?:^|[.!?。！？\n]["”’)]?)\s*$/.test(text.slice(Math.max(0, span.start - 8), span.start));
	const closesSentence = /^\s*(?:[.!?。！？]|\n|$)/.test(text.slice(span.end)) || /[.!?。！？]$/.test(span.text);
	if (!opensSentence && !isQuestion && BEGINS_TORN.test(span.text)) return true;
	return !closesSentence && ENDS_TORN.test(span.text);
}

const countWords = (text: string): number =>
	(text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2}|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+/gu) ?? []).length;
