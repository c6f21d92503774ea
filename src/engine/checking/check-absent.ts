import { type AnswerText, findLine } from './answer-text.ts';
import { type Checker, excerpt, fail, pass, unclear } from './finding.ts';
import { countBullets, countNumbered, isBullet, isHeading, isNumbered, mayBeLostList } from './list-lines.ts';

interface Unwanted {
	readonly named: RegExp;
	readonly name: string;
	readonly pattern?: RegExp;
	/** Finds the first line that breaks the rule, for rules that one pattern cannot check. */
	readonly findIn?: (answer: AnswerText) => string | undefined;
	readonly isMarkup?: boolean;
}

const UNWANTED: readonly Unwanted[] = [
	{
		named: /\bcommas?\b|\bcomas\b|\bvirgules?\b|\bkommas?\b|\bvirgol[ae]\b|\bvírgulas?\b|読点|逗号/iu,
		name: 'comma',
		pattern: /[,，、]/,
	},
	{
		named:
			/\bexclamation (?:marks?|points?)\b|signos de exclamación|points? d['’]exclamation|ausrufezeichen|punti esclamativi|感嘆符|感叹号/iu,
		name: 'exclamation mark',
		pattern: /[!！¡]/,
	},
	{ named: /\bquestion marks?\b|points? d['’]interrogation|fragezeichen/iu, name: 'question mark', pattern: /[?？¿]/ },
	{
		named: /\bsemi-?colons?\b|\bpunto y coma\b|\bpoints?-virgules?\b|\bsemikolon/iu,
		name: 'semicolon',
		pattern: /[;；]/,
	},
	{ named: /\bem[- ]?dash(?:es)?\b/iu, name: 'em dash', pattern: /—/ },
	{ named: /\bemojis?\b|絵文字|表情符号/iu, name: 'emoji', pattern: /\p{Extended_Pictographic}/u },
	{ named: /\bhashtags?\b/iu, name: 'hashtag', pattern: /(?<![\p{L}\p{N}#&])#[\p{L}_]\S{0,40}/u },
	{ named: /\b(?:digits?|numerals?)\b/iu, name: 'digit', pattern: /\d/ },
	{ named: /\bparenthes[ei]s\b|\bbrackets\b/iu, name: 'bracket', pattern: /[()[\]]/ },
	{ named: /\b(?:urls?|links?)\b/iu, name: 'link', pattern: /https?:\/\/\S{1,80}|www\.\S{1,80}/i },
	{ named: /\bcode(?: blocks?)?\b|```/iu, name: 'code block', pattern: /```/ },
	{
		named: /\bbullet[- ]?points?\b|\bbullets\b|\bviñetas\b|\bpuces\b|\baufzählung\w*|elenchi puntati|\bmarcadores\b/iu,
		name: 'bullet point',
		findIn: ({ lines }) => lines.find(isBullet),
		isMarkup: true,
	},
	{
		named: /\bnumbered lists?\b/iu,
		name: 'numbered line',
		findIn: ({ lines }) => lines.find(isNumbered),
		isMarkup: true,
	},
	{ named: /\blists?\b|\blistas?\b|\blistes?\b|\blisten\b/iu, name: 'list', findIn: findList, isMarkup: true },
	{
		named: /\b(?:headings?|headers?|headlines)\b|\btítulos\b|\btitres\b|überschriften/iu,
		name: 'heading',
		findIn: ({ lines }) => lines.find(isHeading),
		isMarkup: true,
	},
	{
		named: /\btables?\b|\btablas?\b|\btableaux?\b|\btabellen?\b/iu,
		name: 'table',
		findIn: ({ lines }) => lines.find((line) => /^\|.{1,400}\|$/.test(line)),
		isMarkup: true,
	},
	{
		named: /\bmarkdown\b|\bbold\b|\basterisks?\b/iu,
		name: 'Markdown',
		pattern: /\*\*[^*\n]{1,200}\*\*|^#{1,6} |```|^[-*] /m,
	},
];

const REFUSAL =
	/\b(?:no|not|don['’]?t|do not|without|avoid|never|refrain|zero|skip|omit|free of|exclude|sin|no uses|ni|sans|ne|pas|évite\w*|keine?n?|ohne|vermeide\w*|senza|non|evita\w*|sem|não|evite)\b|ない|ずに|禁止|不要|不使用|不用|别/iu;
const HEDGED =
	/\b(?:too many|unless|except|other than|more than|excessive|only|just|unnecessary|long|instead of|rather than|mention|talk about|discuss|about)\b/i;

/** Checks rules such as "No commas" and "without bullet points", which a single one breaks. */
export const checkAbsent: Checker = (rule, answer) => {
	const { text, constraint } = rule;
	if (constraint.polarity !== 'must_not' || constraint.quantity || !REFUSAL.test(text) || HEDGED.test(text))
		return null;
	if (text.length > LONGEST) return null;
	const all = UNWANTED.filter(({ named }) => named.test(text));
	const unwanted = all.filter(({ name }) => name !== 'list' || all.length === 1);
	if (unwanted.length === 0) return null;
	for (const one of unwanted) {
		const found = one.findIn ? one.findIn(answer) : one.pattern?.exec(answer.text)?.[0];
		if (found !== undefined) return fail(`${capital(one.name)} found${lineOf(answer, one, found)}.`);
	}
	const mayBeLost = unwanted.some(({ isMarkup }) => isMarkup) && mayBeLostList(answer);
	if (mayBeLost) return unclear('No such marks found, but copying an answer can lose them.');
	return pass(`No ${unwanted.map(({ name }) => name).join(' and no ')} found.`);
};

const LONGEST = 120;

function findList(answer: AnswerText): string | undefined {
	return countBullets(answer) + countNumbered(answer) >= 2
		? answer.lines.find((line) => isBullet(line) || isNumbered(line))
		: undefined;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function lineOf(answer: AnswerText, { findIn }: Unwanted, found: string): string {
	const line = findIn ? answer.lines.indexOf(found) + 1 : findLine(answer, found.toLowerCase().trim());
	const shown = answer.lines[(line ?? 0) - 1];
	return line && shown !== undefined ? ` in line ${line}: ${excerpt(shown)}` : '';
}
