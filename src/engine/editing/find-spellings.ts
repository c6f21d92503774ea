import { says } from '#engine/reading/matching/says';
import { ENGLISH } from './data/english.ts';
import { CAPITALS, IN_CONTEXT, MEANT_FORMS, mayBeMeant, mayFollowTitle, withNameCapital } from './data/in-context.ts';
import { OTHER_LANGUAGES } from './data/other-languages.ts';
import type { Edit } from './edit-model.ts';
import { FormFilter } from './form-filter.ts';
import { wholeWords } from './whole-words.ts';

interface Range {
	readonly start: number;
	readonly end: number;
}

/**
 * Words that must follow a form to make its replacement certain. For example, "id" and "cos" may be terms of code and
 * mathematics.
 */
const ONLY_BEFORE_VERB: Readonly<Record<string, RegExp>> = {
	id: /^ (?:like|love|rather|prefer|appreciate|be|need|want|say|go|have|also)\b/i,
	cos: /^ (?:i|we|he|she|they|it|its|my|the|of|there|im)\b/i,
	wat: /^ (?:is|are|do|does|to|i|should|would|if|can)\b/i,
	manger: /^(?= (?:at|of|is|said|told|and|wants|asked)\b|[,.])/i,
	costumer: /^ (?:service|support|complaint|who|wants|review|feedback|care)\b/i,
	'pt:n': /^ (?!\d)\p{L}/u,
	'pt:p': /^ (?:o|a|os|as|um|uma|meu|minha|mim|ele|ela|eu|que|\p{L}+[aeio]r)(?!\p{L})/u,
	'pt:c': /^ (?:um|uma|meu|minha|meus|minhas|ele|ela|eles|você|vc|febre|certeza)(?!\p{L})/u,
	'es:pa': /^ (?:el|la|los|las|un|una|mi|mis|tu|su|que|q|hoy|mañana|\p{L}+[aei]r)(?!\p{L})/u,
	'es:x': /^ (?:el|la|los|las|un|una|favor|lo|eso|esta|mi|mis|ahora|si)(?!\p{L})/u,
	'it:x': /^ (?:il|la|lo|i|gli|le|un|una|me|te|lui|lei|favore|domani|quando|ora|chi|\p{L}+[aei]re)(?!\p{L})/u,
	'de:ne':
		/^ (?:(?:kurze|kleine|nette|gute|neue|andere|lange|lustige) )?\p{L}*(?:mail|nachricht|rede|liste|absage|idee|einladung|tabelle|antwort|sms|frage|woche|anzeige|karte|geschichte)(?!\p{L})/iu,
	'fr:g': /^ (?:besoin|déjà|deja|pas|un|une|fait|eu|perdu|reçu|recu|vu|oublié|oublie)(?!\p{L})/u,
	'fr:c': /^ (?:pour|pr|un|une|le|la|pas|trop|mon|ma|urgent|bien|possible|quoi)(?!\p{L})/u,
	'es:d': /^ (?:\d|\p{L}{2,})/u,
	'de:u': /^ \p{L}{2,}/u,
	so: /^ (?:preciso|quero|tenho|para|um|uma|que|os|as|o|a)\b/i,
	we: /^ (?:a|à|en|prochain|du)\b/i,
};
/** "a answer": "a" before a longer word that begins with a vowel sound. Before a short word "a" may be a letter. */
const BEFORE_VOWEL =
	/^ (?!(?:after|also|among|away|even|ever|every|each|either|else|instead|into|once|only|over|onto|other|ones|oui|eu|one|is|in|it)\b|eu|one\b|once|oui)[aeio]\p{Ll}{3,}/u;
const AFTER_KIND =
	/\b(?:vitamin|type|grade|class|plan|option|part|section|hepatitis|team|group|figure|exhibit|appendix|table|level|model|series|column|row|point|key|note|and|or|from|side|answer|variant|version|spalte|letter)\s$/i;
/** Whether a word is "i", or begins so: "i'm". */
const isOneself = (word: string): boolean =>
	word.charAt(0) === 'i' && (word.length === 1 || word.charAt(1) === "'" || word.charAt(1) === '’');
const ENGLISH_FORMS = new FormFilter([...ENGLISH.keys(), ...MEANT_FORMS]);

/** Edits for misspellings and shorthand in the text's language, outside the given ranges. */
export function findSpellings(
	text: string,
	within: readonly Range[],
	untouched: readonly Range[],
	language: string,
): Edit[] {
	const table = language === 'en' ? ENGLISH : OTHER_LANGUAGES[language];
	if (!table) return [];
	const found: Edit[] = [];
	const isVariable = variablesOf(text);
	for (const range of within)
		for (const [at, word] of wholeWords(text.slice(range.start, range.end))) {
			if (word.length === 1 && isVariable(word)) continue;
			const start = range.start + at;
			const edit = spellingOf(word, text, start, table, language);
			if (edit && !untouched.some((one) => one.start < edit.end && edit.start < one.end)) found.push(edit);
		}
	return found;
}

/** The single letters that a text uses as variables: "integer i", "i is smaller than x", "u = 3", "f(n)". */
function variablesOf(text: string): (letter: string) => boolean {
	const known = new Map<string, boolean>();
	return (letter) => {
		const is = known.get(letter) ?? says(text, variablePattern(letter));
		known.set(letter, is);
		return is;
	};
}

const VARIABLES = new Map<string, RegExp>();

/** A pattern for a letter used as a variable; created once for each ASCII letter. */
function variablePattern(letter: string): RegExp {
	const pattern = VARIABLES.get(letter) ?? asVariable(letter);
	if (letter <= '\u007f') VARIABLES.set(letter, pattern);
	return pattern;
}

const asVariable = (letter: string): RegExp =>
	new RegExp(
		`\\b(?:int|inter?ger|variable|index|counter|iterator|subscript${letter === 'i' ? '' : '|letter'}|value|parameter)s? ${letter}\\b|\\b${letter}(?:\\s?[=<>^]|\\s?[+*/]\\s?[\\w(]| (?:is|equals|divides|goes from|runs from)\\b)|[([]${letter}[\\])]`,
	);

const onlyBefore = (form: string, language: string): RegExp | undefined =>
	ONLY_BEFORE_VERB[`${language}:${form}`] ?? ONLY_BEFORE_VERB[form];

function spellingOf(
	word: string,
	text: string,
	start: number,
	table: ReadonlyMap<string, string>,
	language: string,
): Edit | null {
	const end = start + word.length;
	if (language === 'en' && !ENGLISH_FORMS.mayHave(word) && !isEverWrong(word, text, start)) return null;
	const lower = word.toLowerCase();
	const listed = table.get(lower.replace('’', "'"));
	if (language === 'en' ? !mayBeWrong(word, lower, listed, text, start) : listed === undefined) return null;
	const next = text.slice(end, end + 24);
	if (language === 'en' && isOneself(word) && !/^[).:]/.test(next))
		return { rule: 'spelling', start, end, to: `I${word.slice(1)}` };
	if (
		language === 'en' &&
		word === 'a' &&
		BEFORE_VOWEL.test(next) &&
		!AFTER_KIND.test(text.slice(Math.max(0, start - 14), start))
	)
		return { rule: 'spelling', start, end, to: 'an' };
	const before = text.slice(Math.max(0, start - 24), start);
	const meant = (language === 'en' ? meantHere(word, before, next) : undefined) ?? listed;
	if (meant === undefined || onlyBefore(lower, language)?.test(next) === false) return null;
	if (language === 'en' && !meant.includes("'") && (ASKS_SPELLING.test(text) || isCompared(meant, before, next)))
		return null;
	// A capital inside a sentence may be a name, a word in capitals an abbreviation.
	const isCapital = word[0] !== lower[0];
	if (isCapital && (word.length < 2 || word === word.toUpperCase() || !beginsSentence(text, start))) return null;
	return { rule: 'spelling', start, end, to: isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant };
}

/** "how do you spell accomodation", "the right spelling, definately or definitely": the form is what is asked about. */
const ASKS_SPELLING =
	/\b(?:how (?:do|would|to|is|are|was)[^.!?\n]{0,24} (?:spell|spelt|spelled)|(?:right|correct|proper|british|american|uk|us) spelling (?:of|for)|(?:is|are) (?:it|this|that|they) (?:spelt|spelled)|wh(?:ich|at'?s? (?:the|is the)) (?:(?:right|correct|proper) )?spelling)\b/i;

/** "is it recieve or receive": both forms are meant as they stand. */
function isCompared(meant: string, before: string, next: string): boolean {
	const other = /^["'”]?,? (?:or|vs\.?|versus|not|instead of) ["'“]?([\p{L}']+)/iu.exec(next)?.[1];
	const earlier = /([\p{L}']+)["'”]?,? (?:or|vs\.?|versus|not|instead of) ["'“]?$/iu.exec(before)?.[1];
	return [other, earlier].some((one) => one?.toLowerCase() === meant.toLowerCase());
}

/** Whether one of the rules for English may change a word; most are passed over here, before their neighbours are looked at. */
const mayBeWrong = (word: string, lower: string, listed: string | undefined, text: string, start: number): boolean =>
	listed !== undefined || mayBeMeant(lower) || isEverWrong(word, text, start);

/** Whether a word that stands in no list may be written otherwise. */
const isEverWrong = (word: string, text: string, start: number): boolean =>
	word === 'a' || isOneself(word) || mayFollowTitle(text, start);

/** The replacement of a form that depends on its neighbours, or the capital of a day, month, place or language. */
const meantHere = (word: string, before: string, next: string): string | undefined =>
	CAPITALS.get(word) ??
	IN_CONTEXT.get(word.toLowerCase())?.find(
		(one) => one.before?.test(before) !== false && one.next?.test(next) !== false,
	)?.to ??
	withNameCapital(word, before, next);

const beginsSentence = (text: string, start: number): boolean =>
	/(?:^|[.!?\n:]\s*)$/.test(text.slice(Math.max(0, start - 12), start));
