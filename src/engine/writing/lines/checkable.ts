import { OBJECT } from '#engine/reading/openers';
import type { Clause, Constraint, Quantity, Reading } from '#engine/types';
import { isOneWish } from './is-one-wish.ts';

/** Kinds of rule whose own words are a check of an answer. */
const FOUND: ReadonlySet<Constraint['kind']> = new Set(['length', 'count', 'format', 'language', 'tone', 'frequency']);
const MOST_WORDS_FOUND = 8;
/** Smallest share of the line that the rule must fill. */
const SHARE = 0.8;
/** Units of an answer's size. Pages are left out, because they are as often those of the material. */
const UNITS =
	/^(?:words?|characters?|chars?|sentences?|lines?|paragraphs?|bullets?|(?:bullet|key|main) points?|slides?|steps?|ideas?|options?|examples?|versions?|questions?|rows?|columns?|verses?|stanzas?|captions?|tips?|headlines?|names?|sections?|headings?|hashtags?|emojis?|mots|phrases|palabras|frases|wörter|zeilen|sätze|parole|righe|palavras|linhas|słów|zdań|字|行)/iu;
/** "20 questions a week", "40 pages": a fact about the person's world. */
const OF_THE_WORLD =
	/\b(?:a|per|every|each) (?:day|week|month|year|night|hour)\b|\b(?:daily|weekly|monthly|old|years?|ago)\b/i;

/** "Don't know what to pick", "never came": statements that look like a ban. */
const TELLS_BAN =
	/^(?:don'?t|do not|never) (?:know|like|want|have|need|think|get|drink|eat|care|understand|mind|own|drive|see|feel|believe|work|really|even|actually|came|got|had|been|did|heard|said|saw|was|were|panic|worry|doesn'?t|isn'?t|means?)\b|^nothing (?:yet|else|but|works|helps|happens)\b|^not a thing\b/i;
/** Things that a text can do without. "no ..." with anything else may be a fact, or the content of a notice. */
const OF_A_TEXT =
	'(?:jargon|emojis?|hashtags?|links?|adverbs?|swearing|slang|waffle|fluff|filler|buzzwords?|clich[eé]s?|puns?|jokes?|names?|numbers|headings?|headers?|bullets?|bullet points|tables?|brackets?|commas?|semicolons?|dashes|spoilers?|exclamation marks?|capitals|caps|abbreviations?|acronyms?|opinions?|explanations?|intro(?:duction)?|preamble|commentary|quotes?|quotations?|rhymes?|metaphors?|markdown|frameworks?|librar(?:y|ies)|comments|apolog(?:y|ies)|excuses|maths|theory|moral|monsters|violins|drama|(?:\\p{L}+ ){1,2}(?:talk|stuff|speak|waffle|words?|jokes?|puns?|names?|notes|theory|jargon|language|phrases|pitch|tone|clich[eé]s?))';
const NO_THING = new RegExp(`^no ${OF_A_TEXT}(?:(?:,|,? (?:and|or)) (?:no )?${OF_A_TEXT})*$`, 'iu');
const BANS =
	/^(?:(?:don'?t|do not|never|avoid|skip|leave out) \p{L}+|nothing (?:too|that|about|with|\p{L}+y)\b|not (?:too|more than|over|longer than|an?|like|overly|so|very) \p{L}+)/iu;
/** "don't waffle 10 lines max": a size right after a ban, without punctuation. */
const SIZE_BEHIND = /\d+ (?:words?|lines?|sentences?|pages?|bullets?|points?|slides?)\b/i;
/** "never break character" is an order, "never liked PE" a statement. */
const NEVER = /^never (\p{L}+)/iu;
const ORDERED_NEVER =
	/^(?:say|mention|use|write|give|ask|tell|break|switch|be|let|put|call|show|name|include|add|make|suggest|mix|start|end|refer|assume|invent|guess|explain|answer|repeat|quote|promise|sound|the)$/i;
const LONGEST_BAN = 12;
const AND_ELSE = /,\s+(?!(?:no|not|nor|or|never|don'?t|just|only)\b)/i;
/** Obligations of the answer: "It must be gentle", "the ad has to list the faults". */
const HAS_TO =
	/^(?:(?:it|this|they|everything|each|every|all|the|both)(?: [\p{L}'’-]+){0,4}? )?(?:must|should|has to|mustn'?t|shouldn'?t)(?: not| never)? (?:be(?! (?:over|under|able|willing|available|present|paid|at least|\d))|fit|include|sound|look|read|work|end|start|stay|mention|list|rhyme|match|contain|cover|show|say|use|feel|make|have|\p{L}+ (?:to|with) )/iu;
const OF_PERSON =
	/^(?:i|we|he|she|you|my|our|his|her)\b|^(?:the|our|my) (?:\p{L}+ )?(?:boss|manager|client|customer|doctor|landlord|school|teacher|council|bank|kids?|children)\b/iu;
const ORDERS: ReadonlySet<string> = new Set(
	'include mention avoid keep use ensure limit end finish conclude start begin add exclude omit skip cover focus emphasise emphasize highlight put spell'.split(
		' ',
	),
);
/** Verbs in a sense that is no rule: "end up going back", "start on Monday". */
const NO_RULE = /^(?:(?:end|finish|start|begin|conclude) (?!with\b)|use by\b)/i;
/** "put" may be the past tense of a statement, unless it opens a sentence: "my mate, forklift driver, put a pallet through the window". */
const MAY_TELL = /^put\b/i;
/** A condition with an order, which begins with its verb; "If it pours we keep the tent up" is a statement. */
const CONDITION =
	/^(?:if|where|when) [^,]{3,120},?(?<!\b(?:we|i|you|they|he|she|it|to|so|and|or|not|don't|should|would|could|can|will|i'll|we'll))[, ](?:say|put|write|use|leave|skip|mark|give|ask|tell|add|keep|make|show|mention|suggest)\s(?!.*\b(?:no|not|don't|never)\b)(?!that\b)[^,]*$/iu;
const LOOSE_END =
	/(?:^|\s)(?:and|or|but|of|to|the|an?|with|for|in|on|at|by|from|that|which|who|if|because|so|as|such as|like|namely|e\.?g|i\.?e)\W*$/i;
const POINTS_BACK =
	/\b(?:that|those|these) (?:too|out|bit|one|come|either)\b|^(?:that|those|these)\b|^use (?:this|that|it|these|those|the following)\b|\bof them$|\b(?:below|above|following)$/i;
const STANDS_APART = /(?:^|[,.;:!?()\n–—-]\s*)$/;

const TAKEN_BACK = /[,.]\s*(?:no,? don'?t|no,? wait|nah|actually|scrap that|sorry)\b/i;
const TAKES_BACK_NEXT =
	/^[\s,.–-]*(?:no,? (?:don'?t|wait|sorry|it'?s|its|\d)|nah|hmm+|um+|sorry|actually(?: no)?|scrap that|strike that|never ?mind|correction|or rather|i mean|let'?s say|make (?:it|that)|then my|(?:the|my) \p{L}+ (?:just )?(?:said|says))\b/iu;
/** "Must have ulez", "must be eaten standing up": rules without a subject, which is unknown. */
const BARE_DUTY =
	/^(?:must|should)(?:n'?t)?(?: not| never)? (?:have\b|be (?:\p{L}+ed|made|eaten|told|given|taken|seen|worn|kept|left|done|paid|found|sent|held)\b)/iu;
/** Texts that give orders to their readers, which are no rules for writing them. */
const NOTICE = /\b(?:rules|sign|notice|poster|note (?:for|to) the|policy|guidelines|instructions|terms)\b/i;
const OF_WRITING =
	/^(?:don'?t|do not|never|avoid|skip|leave out|include|mention|cover|exclude|omit|emphasi[sz]e|highlight|spell) (?:(?:say|mention|use|write|make|sound|call|name|put|include|be|add|start|end|talk|explain|invent|repeat|give|promise|quote|threaten|pretend|tell|go on|the|an?|any|my|our)\b|$)|^(?:include|mention|cover|exclude|omit|emphasi[sz]e|highlight|spell|add)\b/i;
const LEFT_OPEN = /\b(?:optionally|ideally|maybe|perhaps|possibly|if possible),?\s*$/i;
/** "Translate this for the wall: wash your hands. Never mix the two.": a passage without marks. */
const IN_PASSAGE =
	/\b(?:translat\w*|rewrit\w*|reword\w*|fix|proofread|correct|shorten|summari[sz]e|polish|tidy|(?:make|turn|put) (?:this|these|that)|into \p{L}+)\b[^:\n]*:\s[^\n]*$/iu;

/** Whether the person takes the wish back at once, or it is in a passage without marks. */
export const isNoWish = ({ span }: Clause, line: string, { text }: Reading): boolean =>
	TAKEN_BACK.test(line) ||
	TAKES_BACK_NEXT.test(text.slice(span.end, span.end + 24)) ||
	LEFT_OPEN.test(text.slice(0, span.start)) ||
	IN_PASSAGE.test(text.slice(0, span.start));

/** Whether a wish can be a check: it must be a complete rule for the answer, not a fact or question. */
export function isCheckable({ span, constraints, part }: Clause, line: string, { text, language }: Reading): boolean {
	const { code } = language;
	const words = line.replace(/[.!。！]+$/u, '').trim();
	if (/[?？:]/.test(words) || LOOSE_END.test(words) || POINTS_BACK.test(words) || BARE_DUTY.test(words)) return false;
	const isApart = STANDS_APART.test(text.slice(Math.max(0, span.start - 8), span.start).trimEnd());
	if (isApart && isFound(constraints, span.text, words)) return true;
	if (code !== 'en') return part === 'ban' && constraints.some(({ polarity }) => polarity === 'must_not');
	if (!CONDITION.test(words) && !isOneWish(words)) return false;
	// "Use the season, local time,": a list that continues in another part is no complete rule.
	if (/,\s*$/.test(span.text.trimEnd()) && words.includes(',')) return false;
	if (NO_THING.test(words)) return true;
	if (NOTICE.test(text) && !OF_WRITING.test(words) && !HAS_TO.test(words)) return false;
	if (BANS.test(words)) return isOrderedBan(words);
	if (HAS_TO.test(words)) return !OF_PERSON.test(words);
	if (CONDITION.test(words)) return true;
	const opens = /(?:^|[.!?\n]\s*)$/.test(text.slice(Math.max(0, span.start - 8), span.start));
	return isOrder(words) && (opens || !MAY_TELL.test(words));
}

function isOrderedBan(words: string): boolean {
	const never = NEVER.exec(words)?.[1];
	if (never !== undefined && !ORDERED_NEVER.test(never)) return false;
	if (words.split(/\s+/).length > LONGEST_BAN) return false;
	return !TELLS_BAN.test(words) && !AND_ELSE.test(words) && !SIZE_BEHIND.test(words);
}

function isFound(constraints: readonly Constraint[], text: string, words: string): boolean {
	if (
		/,|\b(?:is|are|was|were)\b|^they\b|^\d+[ -]word\b|^[£$€¥]|^\d+ (?:an?|one|two|three)\b|^\d+(?: to |[-–])\d+ (?:per|each)\b/i.test(
			words,
		) ||
		OF_PERSON.test(words) ||
		words.split(/\s+/).length > MOST_WORDS_FOUND ||
		OF_THE_WORLD.test(words) ||
		/^in the /i.test(words)
	)
		return false;
	const size = text.trim().length;
	return constraints.some(
		({ kind, span, quantity, polarity }) =>
			FOUND.has(kind) &&
			polarity !== 'must_not' &&
			span.text.trim().length >= size * SHARE &&
			(quantity === undefined || (UNITS.test(quantity.unit.trim()) && isSize(quantity))),
	);
}

/** Whether words are a rule verb with its object: "Keep all the figures", "mention the fire". */
function isOrder(words: string): boolean {
	const [first = '', second = ''] = words.toLowerCase().split(/\s+/);
	return ORDERS.has(first) && OBJECT.test(second.replace(/,$/, '')) && !NO_RULE.test(words);
}

const MOST_THINGS = 50;
/** Whether an amount is a size of the answer: "350 rows" are input and "2016 version" is a name, so only words and letters may exceed a hundred. */
const isSize = ({ n, unit }: Quantity): boolean =>
	n <= MOST_THINGS || /^(?:words?|char|mots|palabras|w[öo]rter|parole|palavras|s[łl][óo]w|字)/i.test(unit.trim());
