import { asksStrongly, asksSurely, ordersOrAsks, tells } from '#engine/reading/asks';
import { areItemsOfWishes } from '#engine/reading/material/opening-request';
import { isHandingOver } from '#engine/reading/protected';
import { type Heard, hear } from '#engine/reading/speech/speech';
import { SPEECHES } from '#engine/reading/speech/speeches';
import { TELLING_KINDS } from '#engine/tagging/part-labels';
import type { Clause, Reading } from '#engine/types';
import type { Arrangement } from './arrangement-model.ts';
import { isAskedElsewhere } from './asked-elsewhere.ts';
import { countWords } from './count-words.ts';
import { leavesBack } from './leaves-back.ts';
import { showsLittle } from './shows-little.ts';
import { ASKING, isUnsureElsewhere } from './unsure-elsewhere.ts';

/** A longer text with several tasks is mostly connected prose, which division harms more often than it helps. */
const LONG_WORDS = 120;
const MOST_TASKS = 3;
/** The limit for division by sentence, which errs less often. */
const MOST_SENTENCES = 5;
const SHORTEST_TASK = 3;
const ENOUGH_WORDS = 12;

/** Words at which a line begins or ends only if a phrase was cut in the middle. */
const BEGINS_TORN =
	/^\W{0,9}(?:well|than|who|whose|whom|which|that|or|of|into|onto|er|etc|co|being|been|que|qui|che|der|dass|dat|kt[oó]r\w*|że|żeby)(?![\p{L}'’])/iu;
const ENDS_TORN =
	/(?:^|[^\p{L}])(?:so|that|the|an?|and|or|but|of|to|than|who|which|because|if|with|my|your|his|our|their|who|che|que|qu|di|de|du|der|die|das|dass|und|et|y|że|oraz|before that)\W*$/iu;
/** "the towns I cover, what it costs": names a content and asks nothing. */
const NAMES_ONLY = /^\W{0,9}(?:then )?(?:what|how|where|how much) (?:it|its|it's|they|he|she)\s[^?？]*$/iu;
const TELLS =
	/^\W{0,9}(?:i|we|my|our|he|she|they|ich|wir|mein\w*|je|nous|mon|ma|yo|tengo|soy|mi|io|sono|ho|mio|eu|sou|tenho|meu|mam|jestem)(?![\p{L}])/iu;
const WANTS =
	/(?:need|want|wanna|like|love|looking|would|could|should|can|must|gotta|trying|wonder|help|how|what|write|make|give|necesit|quier|quisier|busc|besoin|veu|voudr|aimer|cherch|brauch|möcht|will|such|soll|vorre|vogli|cerc|devo|precis|quer|procur|potrzebuj|chc|szukam|musz)/i;

/** 'plainer: "Applicants may be required to ..."': a wish and a passage that were not separated. */
const HOLDS_PASSAGE = /:\s*["“](?:[^\s"”]+\s+){7,}[^"”]*["”]/u;
/** "No.": takes back a sentence and is no wish. */
const REFUSAL_ALONE = /^\W{0,9}(?:no|nope|yes|well|not really)\W*$/i;
/** "Or tell me if I should do it another way": an alternative, neither a second task nor a rule. */
const OFFERS_OTHER = /^\W{0,9}or\s/i;
/** "two sentences about why, one about whom I help": names one more part of the same thing. */
const NAMES_PART = /^\W{0,9}(?:and )?(?:one|two|three|another|the other) (?:about|on|for|with|of|saying)\b/i;
/** "Compare these for me": refers to things in later sentences. */
const POINTS_AHEAD =
	/^\W{0,9}(?:please |pls |can you )?(?:compare|rate|rank|choose between|decide between|sort|price|add up|work out) (?:these|this|those|the following)\b(?! (?:to|with|against)\b)/i;
/** "Let's imagine that ...", "Given a table with ...": a premise that the question after it needs. */
const PREMISE =
	/^\W{0,9}(?:(?:let'?s|let us) (?:imagine|say|suppose|assume|pretend)|imagine|suppose|given (?:an?|the) (?!.*, (?:write|make|give|find|list|create|return|design|select|how|what)\b))/i;
/** "TypeError: ...": also a premise if no code was pasted. */
const FAULT = /^\W{0,9}\w*(?:error|exception):/i;
/** "... that meets these requirements:" and a list: the person has structured the request. */
const LAID_OUT =
	/\b(?:criteria|rules|requirements|guidelines|constraints|conditions|instructions|steps)\b[^\n]{0,20}\n\s*(?:\(?1[.)]|[-*•]) [^\n]+\n+\s*(?:\(?2[.)]|[-*•]) /i;
/** Three numbered lines, which need no other structure. */
const NUMBERED = /\n\s*\(?1[.)] [^\n]+\n+\s*\(?2[.)] [^\n]+\n+\s*\(?3[.)] /;
/** "... covering:" and at least three items. If these are topics and not wishes, the person's lines stay. */
const OWN_LIST = /:[ \t]*((?:\n[ \t]*[-*•–][ \t]*\S[^\n]*){3,40})/;
function listsOwn(text: string): boolean {
	const items = OWN_LIST.exec(text)?.[1]?.trim().split('\n');
	return items !== undefined && !areItemsOfWishes(items);
}
/** A question with lettered answers, or a topic with lettered questions, which must stay together. */
const CHOICES =
	/[:?_]\s*\n\s*\(?A[.)] [^\n]*\n\s*\(?B[.)] [^\n]*\n\s*\(?C[.)] |\n[ \t]{0,8}\(?[Aa][.)] [^\n]*\?[ \t]{0,8}\n[ \t]{0,8}\(?[Bb][.)] [^\n]*\?/;

/**
 * Whether the division of a request may be wrong, so that it must not be divided: the task would be a scrap or a fact,
 * a phrase would be torn, or there are too many tasks.
 */
export function isUnsure(reading: Reading, arrangement: Arrangement, isBySentence = false): boolean {
	const { asked, rules, background } = arrangement;
	const words = countWords(reading.text);
	const things = asked.filter(({ isScene }) => !isScene);
	const tasks = things.map(({ clauses }) => clauses.map(({ span }) => span.text).join(' '));
	if (tasks.length > (isBySentence ? MOST_SENTENCES : MOST_TASKS)) return true;
	if (showsLittle(reading, arrangement, words)) return true;
	if (rules.some(({ clause: { span } }) => REFUSAL_ALONE.test(span.text) || HOLDS_PASSAGE.test(span.text))) return true;
	if (words > LONG_WORDS && tasks.length > 1 && !isBySentence) return true;
	if (reading.language.code === 'en' && isAskedElsewhere(things, rules, background)) return true;
	if (tasks.some((task, at) => at > 0 && (OFFERS_OTHER.test(task) || NAMES_PART.test(task)))) return true;
	if (
		tasks.length === 1 &&
		reading.material.length === 0 &&
		rules.length + background.length > 0 &&
		POINTS_AHEAD.test(tasks[0] ?? '')
	)
		return true;
	if (tasks.length === 1 && rules.length > 0 && VAGUE.test(withoutTold(things[0]))) return true;
	if (tasks.length === 1 && isAfterthought(tasks[0] ?? '', reading)) return true;
	const isPremise = (task: string) => PREMISE.test(task) || (FAULT.test(task) && reading.material.length === 0);
	if (tasks.some(isPremise) && (tasks.length > 1 || rules.length > 0)) return true;
	if (!isBySentence && CHOICES.test(reading.text)) return true;
	if (WRITTEN_BREAKS.test(reading.clauses.map(({ span }) => span.text).join(' '))) return true;
	if (words > ENOUGH_WORDS && tasks.some((task, at) => isScrap(task, asked[at]?.clauses[0], reading))) return true;
	if (reading.language.code === 'en' && tasks.length > 1 && !tasks.every(asksOrNames)) return true;
	if (reading.language.code === 'en' && tasks.length > 1 && tasks.some(isAim) && tasks.some(ordersOrAsks)) return true;
	const speech = SPEECHES[reading.language.code];
	const wants = (task: string, at: number) =>
		speech
			? (things[at]?.clauses ?? []).some(({ part, span }) => part === 'task' && ASKING.has(hear(span.text, speech)))
			: WANTS.test(task);
	if (tasks.some((task, at) => TELLS.test(task) && !wants(task, at) && (at > 0 || tasks.length === 1))) return true;
	if (reading.language.code === 'en' && !reading.clauses.some(asks)) return true;
	if (speech && isUnsureElsewhere(reading, asked, speech)) return true;
	if (!isBySentence && partsQuotations(reading)) return true;
	if (reading.language.code === 'en' && (leavesBack(reading) || runsOverPassage(reading))) return true;
	if ((LAID_OUT.test(reading.text) || NUMBERED.test(reading.text)) && reading.material.length === 0) return true;
	if (reading.language.code === 'en' && reading.material.length === 0 && listsOwn(reading.text)) return true;
	if (isHandingOver(reading.text) && reading.material.length === 0) return true;
	const lines: Clause[] = [
		...things.flatMap(({ clauses }) => clauses.slice(0, 1)),
		...rules.map(({ clause }) => clause),
		...background,
	];
	return (
		!isBySentence &&
		lines.some((clause) => isTorn(clause, reading.text) && !(speech && STANDS.has(hear(clause.span.text, speech))))
	);
}

/** "a separate message to her", "and three headlines": asks for one more thing just by naming it. */
const NAMES_MORE =
	/^\W{0,9}(?:(?:and|also|then|plus|or|lastly|finally|after that|next),? )*(?:an?|another|(?:the )?(?:one|two|three|best|main)|four|five|some|\d+) (?!bad thing)/i;
/**
 * Whether a task is only an aim: the first sentence of "I have to fill the backlog. Could you write three tickets?".
 */
const isAim = (task: string): boolean =>
	!asksStrongly(task) && !NAMES_MORE.test(task) && !/[?？]/.test(task) && HAS_TO.test(task);
const HAS_TO =
	/\b(?:i|we)(?:'ve| have)? (?:have|need|got|must|want|had|would like)\b|\b(?:i|we)'d (?:like|love)\b|\bi'?m looking for\b/i;
const asksOrNames = (task: string): boolean => asksSurely(task) || NAMES_MORE.test(task);
/** Parts that are heard as one of these are complete, whatever their first word: "er war der Zweite". */
const STANDS: ReadonlySet<Heard | null> = new Set(['wish', 'tale']);

/** Whether a task asks for something, or is the first part of the request and no statement. */
const asks = ({ part, span }: Clause, at: number, clauses: readonly Clause[]): boolean =>
	part === 'task' &&
	(asksSurely(span.text) || (!tells(span.text) && clauses.slice(0, at).every(({ role }) => role === 'filler')));

/** "Heat pump or gas boiler. ... I want pros, cons and costs": aspects of the topic that opens the request. */
const WANTS_PARTS =
	/^\W{0,9}(?:i|we)(?:'d| would)? (?:want|need|like) (?:the |some )?(?:pros|cons|costs?|prices|dates|numbers|options|examples)\b/i;
const GOES_ON = /^\W{0,9}(?:also|and|but|then|plus|oh|y adem[aá]s|et aussi|und|auch|anche|tamb[eé]m|oraz)\b/iu;
const LONG_ENOUGH = 18;
const SCRAP_WORDS = 4;

/** Whether a task is too short and does not name a thing to make, as "resignation letter" does. */
const isScrap = (task: string, clause: Clause | undefined, { edits }: Reading): boolean =>
	countWords(task) < SHORTEST_TASK &&
	!edits.some(
		({ rule, to, start }) =>
			rule === 'opening' && to !== '' && clause !== undefined && clause.span.start <= start && start < clause.span.end,
	);

/** Whether a task only adds to an earlier part that is the real request: "also skip empty rows". */
function isAfterthought(task: string, { clauses, text }: Reading): boolean {
	const first = clauses.find(({ role }) => role !== 'filler');
	if (first === undefined || first.part === 'task' || /[?？]/.test(task)) return false;
	return (
		GOES_ON.test(task.trim()) ||
		WANTS_PARTS.test(task) ||
		(countWords(task) < SCRAP_WORDS && countWords(text) > LONG_ENOUGH)
	);
}

/** "what do i do, my tenant left ...": a vague question, which the statement after it explains. */
const VAGUE =
	/^\W{0,9}(?:(?:so|ok|but) )?(?:what (?:do|can|should|could|would) (?:i|we|you) (?:do|say|write|try)|any (?:ideas|advice|tips)|am i (?:right|wrong)|is (?:this|that|it) (?:ok|normal|right|legal))\W*$/i;
/** The words of a task without the statements after it, for the check whether its question is vague. */
const withoutTold = (asked: Arrangement['asked'][number] | undefined): string => {
	const clauses = asked?.clauses ?? [];
	const first = clauses.findIndex(({ part }) => part === 'task');
	return clauses
		.filter(({ part }, at) => at <= first || !TELLING_KINDS.has(part))
		.map(({ span }) => span.text)
		.join(' ');
};
/** A text with line breaks typed as "\n", so that its lines are unknown. */
const WRITTEN_BREAKS = /\\n.*\\n/s;
const GOES_ON_BEHIND = /^(?:into|to|in|on|for|as|with|using|so that|and)\s/;
/** Whether a passage is inside a sentence: "The code I wrote [code] gives me an error". */
const runsOverPassage = ({ material, clauses, text }: Reading): boolean =>
	material.some(({ span }) => {
		const before = clauses.findLast((clause) => clause.span.end <= span.start);
		const after = clauses.find((clause) => clause.span.start >= span.end);
		const goesOn =
			before !== undefined &&
			after !== undefined &&
			/[\p{L}"'’,]$/u.test(before.span.text) &&
			GOES_ON_BEHIND.test(after.span.text) &&
			!text.slice(before.span.end, after.span.start).includes('\n');
		if (goesOn) return true;
		return (
			before !== undefined &&
			after?.part === 'task' &&
			before.part === 'task' &&
			(!/[.!?:;,]$/.test(before.span.text) || (/:$/.test(before.span.text) && GOES_ON_BEHIND.test(after.span.text))) &&
			/^\p{Ll}/u.test(after.span.text) &&
			!asksStrongly(after.span.text.split(/[.!?]/)[0] ?? '')
		);
	});

const QUOTES = /["“”«»„「」『』《》]/;

/**
 * Whether the division cuts a sentence with a quotation. Only the whole sentence shows whether to use or avoid the
 * quoted words.
 */
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
	if (!opensSentence && NAMES_ONLY.test(span.text)) return true;
	// "what does he need on day 1, | week 1, first month?"
	if (!opensSentence && /[?？]\W*$/.test(span.text) && !ordersOrAsks(span.text.replace(/[?？]/g, ''))) return true;
	return !closesSentence && ENDS_TORN.test(span.text);
}
