import type { Quantity } from '#engine/types';
import { RELATION_AFTER, relationOf } from '../reading/quantities.ts';
import { amountInWords, compareAmount, countInWords } from './compare-amount.ts';
import { type Checker, type Rule, unclear } from './finding.ts';
import { isGiven } from './is-given.ts';
import { MEASURES } from './measures.ts';

/** "each paragraph", "a title of", "the first sentence": the size is that of a part. */
const OF_A_PART =
	/\b(?:each|every|per|both|cada|chaque|jede[rns]?|ogni|a title|subject line|headline|heading|caption|the title|first|last|opening|closing|intro(?:duction)?|conclusion|paragraphs? of|sentences? of|bullets? of|lines? of)\b[^.;]{0,40}$/i;
const PART_AFTER =
	/^[\s-]{0,3}(?:each\b|per\b|apiece|a (?:piece|line|sentence|paragraph|day|slide)|in (?:all )?(?:caps|capital|upper|lower|bold|italic)|that\b|which\b|starting|beginning|title|subject|headline|con tilde|en majuscules?|en mayúsculas?|in großbuchstaben|introduction|intro\b|conclusion)/i;
const KANA = /[漢平片]字?仮?名|漢字|ひらがな|カタカナ|改行/;
const EXACT = /exact|precis|exakt|genau|esatt|ちょうど|正好|strict|only|just|must be/i;
/**
 * A smaller number of characters, such as "a single character", is part of the request's subject and no size of the
 * answer.
 */
const FEWEST_CHARACTERS = 5;
const ROUGH_UNITS = new Set(['words', 'characters']);

/** Checks rules such as "Under 300 words" by counting the whole answer. */
export const checkLength: Checker = (rule, answer) => {
	const { quantity, polarity } = rule.constraint;
	const measure = quantity && MEASURES.find(({ unit }) => unit.test(unitOf(quantity, rule.text)));
	if (!quantity || !measure || KANA.test(rule.clause.span.text) || isGiven(rule)) return null;
	if (measure.name === 'characters' && quantity.n < FEWEST_CHARACTERS) return null;
	const counted = measure.count(answer);
	const said = countInWords(counted, measure.name);
	if (isOfAPart(rule)) return unclear(`The answer has ${said} in all; this rule is about a part of it.`);
	if (hasRival(rule, measure.unit)) return unclear(`The answer has ${said} in all; your rules give several sizes.`);
	const meant = asMeant(quantity, rule, measure.name);
	const verdict = compareAmount(counted, meant, polarity === 'must_not' && !NO_MORE.test(rule.text));
	return { verdict, finding: `${said}; the rule says ${amountInWords(meant)}.` };
};

/** "no more than 50", "no debe exceder": negations that are part of the quantity's relation. */
const NO_MORE =
	/\b(?:no (?:more|less|fewer|longer|shorter)|not (?:more|less|fewer|exceed|longer|go over)|exce(?:ed|d)|supe(?:re|rar)|dépass|überschreit|superar|más de|plus de|mehr als|più di|mais (?:de|que)|ultrapass)/i;

function unitOf({ unit }: Quantity, text: string): string {
	const bare = unit.trim();
	return bare === '' ? (/\d\s?(个字|文字|字符|段落|単語|字|文|句|段|行)/u.exec(text)?.[1] ?? '') : bare;
}

const LIMIT_BEHIND = new RegExp(
	`^\\s{0,2}(?:${RELATION_AFTER}|au (?:plus|maximum|moins)|como m\\S{1,2}ximo|m[aá]xim[ou]|massimo|höchstens|mindestens)`,
	'iu',
);

/**
 * The quantity as it is meant: with a limit after the amount ("20 words at most"), or approximate for a bare size ("a
 * 500-word post").
 */
function asMeant(quantity: Quantity, { text, constraint, clause }: Rule, name: string): Quantity {
	if (quantity.relation !== '=') return quantity;
	const end = constraint.span.end - clause.span.start;
	const behind = LIMIT_BEHIND.exec(clause.span.text.slice(end, end + 24))?.[0];
	const relation = behind === undefined ? '=' : relationOf(behind);
	if (relation !== '=') return { ...quantity, relation };
	return ROUGH_UNITS.has(name) && !EXACT.test(text) ? { ...quantity, relation: 'about' } : quantity;
}

function isOfAPart({ constraint, clause }: Rule): boolean {
	const at = constraint.span.start - clause.span.start;
	const before = clause.span.text.slice(Math.max(0, at - 60), at) + constraint.span.text.slice(0, 4);
	const after = clause.span.text.slice(at + constraint.span.text.length, at + constraint.span.text.length + 40);
	return OF_A_PART.test(before) || PART_AFTER.test(after);
}

/** Whether the request has a contradictory size in the same unit, so that each must be that of a part. */
function hasRival({ constraint, reading }: Rule, unit: RegExp): boolean {
	const own = constraint.quantity;
	return reading.clauses.some(({ constraints }) =>
		constraints.some(({ quantity, span }) => {
			if (!quantity || !own || span.start === constraint.span.start || quantity.n === own.n) return false;
			if (!unit.test(unitOf(quantity, span.text)) || quantity.m === own.n || own.m === quantity.n) return false;
			return !canBothHold(own, quantity);
		}),
	);
}

function canBothHold(one: Quantity, other: Quantity): boolean {
	const [low, high] = boundsOf(one);
	const [otherLow, otherHigh] = boundsOf(other);
	return low <= otherHigh && otherLow <= high;
}

function boundsOf({ relation, n, m = n }: Quantity): readonly [number, number] {
	if (relation === '<' || relation === '<=') return [0, n];
	if (relation === '>' || relation === '>=') return [n, Number.POSITIVE_INFINITY];
	return relation === 'range' ? [n, m] : [n * 0.8, n * 1.2];
}
