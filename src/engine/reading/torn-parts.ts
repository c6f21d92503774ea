import { TELLING_KINDS } from '#engine/tagging/part-labels';
import { asksSurely, isQuestion, ordersOrAsks } from './asks.ts';
import { NAMES_ANOTHER } from './breaths-apart.ts';
import { RULE_VERBS, TASK_VERBS } from './data/verbs.ts';
import { areNeighbours } from './hanging-parts.ts';
import { opensOrder, opensOwn, restOfList } from './lists-whole.ts';
import { isOnlyOpener } from './openers.ts';
import type { Part } from './part.ts';
import { wordsIn } from './sentence-ends.ts';
import { statesFact } from './statements.ts';
import { STANDS_FOR } from './sure-kind.ts';

/** Ends that no phrase can have, so the cut is wrong: "go out in | under 200 words", "a teachers' | strike". */
const LEFT_OPEN =
	/(?:(?:^|\s)(?:an?|the|my|your|his|her|our|their|its|of|to|in|on|at|by|for|with|from|into|about|than|as|or|and|but|is|are|was|were|be|been|has|have|that|which|who|i\.e\.|e\.g\.|(?:and|but|because|if|when|while|since) (?:i|we|he|she|they))|\p{L}['’])\s+$/iu;
/** "For context, | my club has speakers": introduces its sentence. */
const LEADS_IN =
	/(?:^|[.!?\n]\s*)(?:for (?:context|info|reference|background)|context|fyi|just so you know|by the way|in short|also|basically)[,:]\s+$/i;
/** "a pedi deal 35 quid, | til end of april": how long the thing before it lasts. */
const UNTIL = /^(?:['’]?till?|until) (?!i\b|you\b|we\b)/i;
/** "our son, who is divorced, | must not be made to feel it": the verb of a sentence with a relative clause before it. */
const WHO_IS = /,\s(?:who|whose|which)\s[^,.!?\n]*,\s+$/iu;
const BEGINS_VERB =
	/^(?:must|should|can(?:not|'?t)?|could|will|won'?t|would|is|are|was|were|has|have|had|does|doesn'?t|needs?|wants?|likes?|hates?)\s/iu;
/** "a letter to The Times, | on the subject of the banks": the topic of the thing asked for. */
const ON_SUBJECT = /^(?:on the (?:subject|topic|matter|question) of|regarding|concerning|about) /i;
/** "no gym that takes | under 16s": an age, not an amount. */
const AGES = /^(?:under|over) \d{1,2}s\b/i;
/** "..., which is annoying", "..., so careful": a comment on the words before it. */
const SAID_OF_IT =
	/^(?:which|whose|who|who's|whos|where (?:the|all|each|every|i|we|you|they|it)|because|as (?:if|though)|i\.e\.|e\.g\.|such as|but also|so(?!\s(?:please|pls|can|could|make|write|give|plan)\b))\s/iu;
/** "... and she was upset so it should be apologetic": after a long statement, a separate wish. */
const HAS_TO = /^so (?:it|this|they) (?:should|must|has to|needs to)\b/iu;
const LONG_TALE = 12;
const isLong = (lead: string): boolean => wordsIn(lead) >= LONG_TALE;
/** "..., it's my own", "..., and this makes us late": continues the statement before it. */
const TOLD_ON =
	/^(?:(?:and|but|as|since) )?(?:it|it's|its|it’s|that's|thats|they|they're|theyre|he|he's|hes|she|she's|shes|this|these|those)\s/iu;
/** "... no jargon he needs to send a photo": a separate wish, after another without punctuation. */
const NEEDS_TO = /^(?:he|she|they|it) (?:just |only )?(?:needs?|wants?) to\b/iu;

/** "a job card: rego, | odometer, | signature": a list after a colon runs to the end of its sentence. */
const LISTS = /(?::\s+[^\s][^:.!?\n]*[,;]|\s--)\s+$/;

/** "I remember paprika, | beef, | no potatoes": a list of things that the person remembers or has. */
const REMEMBERS =
	/(?:^|[.!?,;\n]\s*)(?:(?:and|but) )?(?:(?:i|we) (?:only |just |can |do )?(?:remember|recall|have (?!(?:to|\d+ (?:min|hour|day|week|month))\b)|'?ve got |got (?!to\b))|it (?:had|tasted|was) |there (?:was|were) )[^.!?\n]*,\s+$/iu;
/** "what do I tell him, | if anything": part of the question. */
const IF_ANY = /^if (?:anything|any|at all|not|so|needed|necessary)\W*$/i;
/** "devices such as firewalls, | switches, sensors": a list of examples. */
const SUCH_AS =
	/\b(?:such as|including|e\.g\.?|for example|namely|only use|use only|focus(?:ing|ed)? on)\s[^.;:!?\n]*,\s+$/iu;
/** "columns for action, | person, date": a list of names. */
const NAMED_IN =
	/\b(?:columns?|sections?|fields?|headings?|headers?|rows?|categories|labels|tabs) (?:for|of|like|are|called|named)\s[^.;:!?\n]*,\s+$/iu;
const NAMES = /^(?:(?:and |or )?[\p{L}'’-]+(?: [\p{L}'’-]+)?(?:, |[.!]?\s*$|(?= and | or )| )){1,8}$/u;
/** "what does it mean when it says positive | no abnormal cells": quoted words, not a ban. */
const ASKS_MEANING =
	/\b(?:what (?:does|do|is|are) [^.?!,;\n]*\b(?:mean|means|says?|when)\b)[^.?!,;:\n]*[\p{L}\p{N}]\s+$/iu;

/** "One is 31k at the council, | hybrid, good pension": more facts about the same subject. */
const goesOnTelling = (before: Part, part: Part, lead: string, words: string): boolean =>
	TELLING_KINDS.has(before.kind) &&
	TELLING_KINDS.has(part.kind) &&
	/,\s+$/.test(lead) &&
	!OPENS_WISH.test(words) &&
	/^\W{0,9}(?:one|the (?:other|first|second|third)|other|both) (?:is|are|was|has)\b/iu.test(lastSentence(lead)) &&
	statesFact(lastSentence(lead));
const OPENS_WISH =
	/^(?:(?:and|but) )?(?:no|not|without|max|min|under|over|only|must|should|please|pls|don'?t|keep|make|use|give|write|budget|can)\b/iu;

/** "I have the experience | but don't know what is 'critical'": one statement. */
const BUT_LACKS =
	/^but (?:i |we )?(?:don'?t|do not|can'?t|didn'?t|couldn'?t|haven'?t|never) (?:really |even )?(?:know|understand|remember|have|get|see|hear|had|been|found|find|think)\b/iu;
const BEGINS_OWN =
	/^(?:(?:and|but|so) )?(?:i|i'm|im|i've|we|we're|he|she|they|it|its|it's|my|our|please|pls|don'?t|do not|max|min|under|over|at|in|as|for|with|must|should|only|make|keep|use|give|write|budget|can|what|how|not|never)\b/iu;

/** How many characters before a part are examined, since a joined part may grow long. */
const FAR_ENOUGH = 400;

function isTorn(text: string, before: Part, part: Part): boolean {
	const lead = text.slice(Math.max(before.start, part.start - FAR_ENOUGH), part.start);
	const words = text.slice(part.start, part.end);
	if (
		LEFT_OPEN.test(lead) ||
		/\(\d\)\s+$/.test(lead) ||
		LEADS_IN.test(lead) ||
		(SAID_OF_IT.test(words) && !(HAS_TO.test(words) && isLong(lead))) ||
		AGES.test(words)
	)
		return true;
	const isWish = NEEDS_TO.test(words) && RUNS_INTO.test(lead);
	if (
		!isWish &&
		(TELLING_KINDS.has(before.kind) || before.kind === 'ban') &&
		TELLING_KINDS.has(part.kind) &&
		TOLD_ON.test(words)
	)
		return true;
	if (UNTIL.test(words) || (WHO_IS.test(lead) && BEGINS_VERB.test(words))) return true;
	if (before.kind === 'task' && ON_SUBJECT.test(words)) return true;
	if (isCommandAfter(lead, words) || isTurn(lead, words)) return true;
	if (TELLING_KINDS.has(before.kind) && BUT_LACKS.test(words)) return true;
	if (
		IF_ANY.test(words) ||
		(SUCH_AS.test(lead) && !BEGINS_OWN.test(words)) ||
		(NAMED_IN.test(lead) && NAMES.test(words))
	)
		return true;
	if (ASKS_MEANING.test(lead) || goesOnTelling(before, part, lead, words)) return true;
	if (REMEMBERS.test(lead) && part.kind !== 'task' && !BEGINS_OWN.test(words)) return true;
	if (LISTS.test(lead) || BUT_NOT.test(text.slice(part.start - 2, part.start + 8))) return true;
	if (TELLING_KINDS.has(part.kind) && LAST_WORD.test(words) && OPEN_LIST.test(lead)) return true;
	if (/:\s+$/.test(lead) && (before.kind !== 'task' || STANDS_FOR.test(words) || / = /.test(words))) return true;
	if (
		isBareWord(lead) ||
		(ROUTE.test(lead) && /^[\p{Lu}\d]/u.test(words)) ||
		(before.kind === 'task' && GOES_ON_DOING.test(words))
	)
		return true;
	if (MEANS_ANOTHER.test(words) || (before.kind !== 'task' && isLastThing(part, words))) return true;
	if (before.kind !== 'task') return false;
	if (part.kind !== 'task' && doesMore(words)) return true;
	const asks = ordersOrAsks(words);
	if (part.kind === 'task' && !asks && !ITEM.test(words) && !opensOrder(words)) return true;
	if (asks && SUBJECTS.test(words)) return true;
	if (!isQuestion(lastSentence(lead))) return false;
	if (/\?\s*$/.test(words)) return true;
	if (TELLING_KINDS.has(part.kind) && RUNS_INTO.test(lead) && !BEGINS_WISH.test(words)) return true;
	return (
		(asks && isQuestion(words)) ||
		WITHOUT.test(text.slice(part.start - 2, part.start + 8)) ||
		(TELLING_KINDS.has(part.kind) && !opensOwn(words))
	);
}

/** "At the end of your response, | please add ...": a command after words that say when or where. */
const isCommandAfter = (lead: string, words: string): boolean =>
	/,\s*$/.test(lead) &&
	isOnlyOpener(lastSentence(lead).replace(/,\s*$/, '')) &&
	(/^(?:please|pls|kindly) /i.test(words) || ordersOrAsks(words));

/** "stop after 10 replies | and tell me how I did": the next step of the same rule. */
const isTurn = (lead: string, words: string): boolean =>
	/^(?:and |then )+(?:tell|give|score|rate|mark|show|correct) (?:me|us)\b/i.test(words) &&
	/^\W{0,9}(?:stop|end|finish|wait|after \d|at the end)\b/i.test(lastSentence(lead).split(', ').at(-1) ?? '');

/** "..., and delete all but the oldest": a second verb of the same order. */
function doesMore(words: string): boolean {
	const verb = /^and (?:then )?(\p{L}+) /iu.exec(words)?.[1]?.toLowerCase() ?? '';
	return verb !== 'make' && TASK_VERBS.has(verb) && !RULE_VERBS.has(verb);
}

/** "code them as career, interest, family, | default": the last word of a list. */
const OPEN_LIST = /, [^\s,]+(?: [^\s,]+)?, $/;
const LAST_WORD = /^\p{Ll}+[.!]?$/u;

/** "polite but not a doormat": no separate ban. */
const BUT_NOT = /^[^,;.]\sbut not?\s/i;

/** "Design | and write a program", "my dad, | fisherman": a part of one word, or a person whom the next part describes. */
const isBareWord = (lead: string): boolean =>
	/^[^\p{L}\p{N}]*[\p{sc=Latin}'’-]+\s+$/u.test(lead) || /^\W{0,9}(?:my|our|his|her) \p{L}+,\s+$/iu.test(lead);

/** "London - | Edinburgh", "2 - | 3 paragraphs": a dash within a range. */
const ROUTE = /(?:\p{Lu}\p{L}+|\d) [-–—] $/u;

/** "..., weighing factors such as ...", "explaining why it fails": how the task is to be done. */
const GOES_ON_DOING =
	/^(?!(?:keeping|using|avoiding|making|anything|something|everything|nothing|morning|evening|during|being|according)\b)\p{Ll}{2,}ing (?:\S+ ){2}/u;

/** "a note to him, not the son, him": clarifies who is meant. */
const MEANS_ANOTHER =
	/^not (?:(?:the|my|his|her|our|their|to|for|about) ){0,2}[\p{L}'’-]+, (?:but )?(?:him|her|them|me|us|it|(?:the|my|his|her) \p{L}+)\W*$/iu;

/** "an activity with a group | and then questions": the last item of a list, though tagged as a task. */
const isLastThing = ({ kind }: Part, words: string): boolean =>
	kind === 'task' && /^(?:and|or|then)\s/i.test(words) && !asksSurely(words) && !opensOrder(words);

/** "how do I tell my manager | I'm pregnant": no punctuation between a question and its object. */
const RUNS_INTO = /[\p{L}\p{N}]\s+$/u;
const BEGINS_WISH = /^(?:no|not|without|don'?t|do not|please|pls|max|only|under|must|should|make|keep|use|as|in)\b/i;

/** "explain the offer, what it means": another object of the same order. */
const SUBJECTS = /^(?:and )?(?:what|how|why|who|when|where|which)\s/i;
const ITEM = /^\W{0,9}[1-9]\)/;
export const lastSentence = (lead: string): string =>
	lead.slice((/^.*[.!?\n]\s+(?=\S)/su.exec(lead.trimEnd())?.[0] ?? '').length);

/** "how do I descale it without the liquid": part of the question. */
const WITHOUT = /^[^,;.]\swithout/i;

/** "Mrs. | Kowalczyk": an abbreviation, not the end of a sentence. */
const isTitle = (text: string, before: Part, part: Part): boolean =>
	/(?:^|\s)(?:mrs?|ms|dr|prof|st|rev|sgt|incl|approx|vs)\. $/i.test(
		text.slice(Math.max(before.start, part.start - 8), part.start),
	);

/** The kind of two joined parts. "End with the question: can I help?": after a colon it is that of the first. */
const kindOfBoth = (text: string, before: Part, part: Part): Part['kind'] => {
	const isOwn =
		!/:\s+$/.test(text.slice(part.start - 2, part.start)) &&
		!isLastThing(part, text.slice(part.start, part.end)) &&
		!isTurn(text.slice(Math.max(before.start, part.start - FAR_ENOUGH), part.start), text.slice(part.start, part.end));
	return part.kind === 'task' && isOwn ? 'task' : before.kind;
};

/** Joins parts again where a cut within a sentence separates words that need each other. */
export function withTornEnds(text: string, parts: readonly Part[]): Part[] {
	const joined: Part[] = [];
	let listed = 0;
	parts.forEach((part, at) => {
		const before = joined.at(-1);
		const isOne =
			before !== undefined &&
			!NAMES_ANOTHER.test(text.slice(part.start, part.end)) &&
			((areNeighbours(text, before, part) && (listed > 0 || isTorn(text, before, part))) ||
				isTitle(text, before, part));
		listed = Math.max(listed - 1, restOfList(text, parts, at), 0);
		if (isOne) joined[joined.length - 1] = { ...before, kind: kindOfBoth(text, before, part), end: part.end };
		else joined.push(part);
	});
	return joined;
}
