import type { AnswerText } from './answer-text.ts';
import { amountInWords, type Counted, compareAmount, countInWords, exactly } from './compare-amount.ts';
import { type Checker, type Finding, fail, unclear } from './finding.ts';
import { isGiven } from './is-given.ts';
import { countBullets, countNumbered, isHeading, mayBeLostList } from './list-lines.ts';

interface Kind {
	readonly unit: RegExp;
	readonly name: string;
	readonly count: (answer: AnswerText) => number;
	/** Whether their marks may get lost when a rendered answer is copied, so that finding none proves nothing. */
	readonly isMarkup?: boolean;
}

const KINDS: readonly Kind[] = [
	{
		unit: /\b(?:bullets?|bullet[- ]points?|puntos de lista|viñetas|puces|aufzählungspunkte?|punti elenco|marcadores)\b|箇条書き/iu,
		name: 'bullet points',
		count: countBullets,
		isMarkup: true,
	},
	{
		unit: /\b(?:placeholders?|marcadores de posición|espaces réservés|platzhaltern?|segnaposto)\b/iu,
		name: 'placeholders in brackets',
		count: ({ text }) => countOf(text, /\[[^[\]\n]{1,80}\](?!\()/g),
	},
	{
		unit: /\bhashtags?\b/i,
		name: 'hashtags',
		count: ({ text }) => countOf(text, /(?<![\p{L}\p{N}#&])#[\p{L}_][\p{L}\p{N}_]*/gu),
	},
	{ unit: /\bemojis?\b/i, name: 'emojis', count: ({ text }) => countOf(text, /\p{Extended_Pictographic}/gu) },
	{
		unit: /\bexclamation (?:marks?|points?)\b/i,
		name: 'exclamation marks',
		count: ({ text }) => countOf(text, /[!！]/g),
	},
	{ unit: /\bquestion marks?\b/i, name: 'question marks', count: ({ text }) => countOf(text, /[?？]/g) },
	{ unit: /\bcommas\b/i, name: 'commas', count: ({ text }) => countOf(text, /[,，、]/g) },
	{ unit: /\btables?\b/i, name: 'tables', count: ({ text }) => countOf(text, TABLE_RULE), isMarkup: true },
	{
		unit: /\b(?:headings?|headers?)\b/i,
		name: 'headings',
		count: ({ lines }) => lines.filter(isHeading).length,
		isMarkup: true,
	},
	{
		unit: /\bcode blocks?\b/i,
		name: 'code blocks',
		count: ({ text }) => Math.floor(countOf(text, /^```/gm) / 2),
		isMarkup: true,
	},
];

const TABLE_RULE = /^\|?[ \t]{0,4}:?-{3,40}:?[ \t]{0,4}\|[-:| \t]{0,400}$/gm;
const HIGHLIGHT = /(?<!\*)\*{1,2}[^*\n]{1,300}\*{1,2}(?!\*)/g;
const LIST_UNITS =
	/\b(?:items?|points?|steps?|tips?|ideas?|reasons?|examples?|options?|names?|questions?|suggestions?|facts?|slogans?|captions?|titles?|recommendations?|benefits?|ways|things)$/i;
const PER_PART = /\b(?:each|every|per)\b[^.;(]{0,40}$/i;
const EACH_AFTER = /^\W{0,3}(?:each|per|in (?:each|every)|for (?:each|every)|apiece)\b/i;

/** Whether an amount applies to each part: "Three points each", "each section with two examples". */
function isOfEachPart(around: string, unit: string): boolean {
	const end = around.indexOf(unit) + unit.length;
	return PER_PART.test(around.slice(0, end)) || EACH_AFTER.test(around.slice(end, end + 20));
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Checks rules such as "Exactly 3 bullet points", "at least 4 hashtags", "highlight 3 sections". */
export const checkCount: Checker = (rule, answer) => {
	const { quantity } = rule.constraint;
	if (!quantity || rule.constraint.polarity === 'must_not' || isGiven(rule)) return null;
	const said = `${quantity.unit} ${rule.text}`;
	const around = rule.clause.span.text;
	const isPerPart = isOfEachPart(around, quantity.unit);
	if (/\bhighlight|\bitalic|\bbold\b/i.test(around) && /section|part|phrase|text|word/i.test(said)) {
		return isPerPart
			? null
			: judge(answer, countOf(answer.text, HIGHLIGHT), quantity, { name: 'highlighted parts', isMarkup: true });
	}
	const kind = KINDS.find(({ unit }) => unit.test(said));
	if (kind) return isPerPart ? null : judge(answer, kind.count(answer), quantity, kind);
	if (
		/\bcapital|\bcaps\b|\buppercase|mayúscul|majuscul/i.test(around) &&
		/word|palabra|mot|times|fois|veces/i.test(said)
	)
		return judge(answer, capitalWords(answer), quantity, { name: 'words in capitals' });
	return (
		countSections(around, rule.reading.text, answer, quantity) ??
		countItems(quantity.unit, answer, quantity, EXACT.test(rule.text))
	);
};

type Amount = Parameters<typeof compareAmount>[1];

function judge(
	answer: AnswerText,
	count: number,
	amount: Amount,
	{ name, isMarkup }: Pick<Kind, 'name' | 'isMarkup'>,
): Finding {
	const verdict = compareAmount(exactly(count), amount);
	const finding = `${countInWords(exactly(count), name)}; the rule says ${amountInWords(amount)}.`;
	const isLost =
		verdict === 'fail' &&
		count === 0 &&
		isMarkup === true &&
		(mayBeLostList(answer) || (name === 'highlighted parts' && !answer.hasMarkdown));
	return isLost ? unclear(`No ${name} found, but copying an answer can lose such marks.`) : { verdict, finding };
}

const capitalWords = ({ words }: AnswerText): number =>
	words.filter((word) => word.length > 1 && /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word)).length;

const MARKER =
	/\b(?:with|as|by)\b[^"“']{0,40}["“'*]?\b(section|paragraph|part|chapter|day|round|audience|sección|partie|teil)\s(?:x|\d)/i;

/** Counts sections by the marker that the request names, or by their headings. */
function countSections(around: string, request: string, answer: AnswerText, amount: Amount): Finding | null {
	if (!/\b(?:sections?|parts?|responses?|versions?|secciones|parties|réponses|versiones)$/i.test(amount.unit.trim()))
		return null;
	const divider = (/\*{3,6}|-{3,6}/.exec(around) ?? /\*{6}/.exec(request))?.[0];
	if (divider) {
		const parts = answer.text.split(divider).filter((part) => part.trim() !== '').length;
		return judge(answer, parts, amount, { name: `parts between ${divider}` });
	}
	const marker = MARKER.exec(around)?.[1];
	if (marker) {
		const counted = answer.lines.filter((line) =>
			new RegExp(`^\\W{0,6}${marker}\\s+(?:\\d+|[ivx]+)\\b`, 'i').test(line),
		).length;
		return judge(answer, counted, amount, { name: `lines that open with “${marker} 1” and so on` });
	}
	const headings = answer.lines.filter(isHeading).length;
	const about: Counted = { least: Math.max(0, headings - 1), most: headings };
	const verdict = headings === 0 ? 'unclear' : compareAmount(about, amount);
	return {
		verdict: verdict === 'fail' ? 'unclear' : verdict,
		finding: `${countInWords(exactly(headings), 'headings')}; the rule says ${amountInWords(amount)}.`,
	};
}

/** Words by which an amount is exact. */
const EXACT = /\b(?:exactly|precisely|strictly)\b/i;

function countItems(unit: string, answer: AnswerText, amount: Amount, isExact: boolean): Finding | null {
	if (!LIST_UNITS.test(unit.trim())) return null;
	const [bullets, numbered] = [countBullets(answer), countNumbered(answer)];
	const items = numbered > 0 ? numbered : bullets;
	if (items === 0) return unclear('There is no list whose items could be counted.');
	const verdict = compareAmount(exactly(items), amount);
	const finding = `${countInWords(exactly(items), 'list items')}; the rule says ${amountInWords(amount)}.`;
	if (verdict === 'pass') return { verdict, finding };
	return (isExact || /\b(?:items?|points?|steps?)$/i.test(unit.trim())) && numbered * bullets === 0
		? fail(finding)
		: unclear(finding);
}
