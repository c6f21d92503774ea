import { findOpening } from '#engine/editing/openings';
import type { PartKind } from '#engine/tagging/part-labels';
import { asksSurely, ordersOrAsks, reports, tells } from './asks.ts';
import { TASK_VERBS } from './data/verbs.ts';
import { keptByText } from './matching/kept-by-text.ts';
import { says, whereSaid } from './matching/says.ts';
import type { Part } from './part.ts';

/** "timeline please", "table then 1 sentence", "as bullets": only a form for the answer. */
const FORM_ALONE =
	/^\W{0,9}(?:(?:and|but|also|plus|pls|please) )?(?:(?:as|in|with) )?(?:(?:an?|the|one|1|2|two|short|simple|small|quick|numbered|plain|nice|printable|who\S*) ){0,3}(?:table|bullets?(?: points?)?|timeline|checklist|numbered list|list|steps|chart|tabelle|stichpunkte|tableau|tabla|tabella|tabela)(?=\W|$)(?! (?:of|about|all|every|each)\b)[^.!?]{0,40}[.!?]?\s*$/iu;
/** Nouns whose number is an amount of the answer: "5 ideas", "3 pages". */
const COUNTED =
	'ideas?|options?|versions?|suggestions?|examples?|bullets?|points?|slides?|pages?|words|sentences?|lines?|paragraphs?|levels?|courses?|choices|moves|exercises?|tips|names?|variants?|variations?|drafts?|alternatives?|items?|reasons?|recipes?|questions?|rounds?|ideen|vorschl[äa]ge|fragen|beispiele|opciones|preguntas|versiones|ejemplos|id[ée]es|propositions|exemples|idee|proposte|domande|esempi|opzioni|ideias|sugest[õo]es|perguntas|pomys[łl]\\w*|propozycj\\w*|pyta[ńn]\\w*';
const NUMBER =
	'(?:\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?|a few|a couple of|two|three|four|five|six|seven|eight|nine|ten|drei|f[üu]nf|zehn|tres|cinco|diez|trois|cinq|dix|tre|cinque|dieci)';
const AMOUNT_ALONE = new RegExp(
	`^\\W*(?:(?:and|but|also|plus|pls|please|i|we) ){0,2}(?:(?:want|need|give(?: me)?|list|show(?: me)?|like|max|about) )?${NUMBER} (?:\\p{L}+ ){0,2}?(?:${COUNTED})(?![\\p{L}])`,
	'iu',
);
/** "so it has to fit on one page": a requirement on the thing asked for. */
const HAS_TO =
	/\b(?:it|they|this|that|these|everything|each)\b (?:all )?(?:has|have|needs?|must|should|ha(?:s|ve) got)(?: to)? (?:not )?(?:be|fit|work|have|include|start|end|stay|look|sound|run|take|last|cost|finish|arrive|go)\b/i;
/** "you play her": the assistant's role. */
const PLAYS = /^\W{0,9}(?:and |so )?(?:you|u)(?:'re| are| play| be| act)\b/i;
const ORDERS =
	/^\W{0,9}(?:please |pls |and |then |also )?(?:can you |could you )?(?:write|make|draft|create|give|explain|tell|plan|find|list|show|fix|check|help|translate|summari[sz]e|rewrite|compare|build|design|suggest|how|what|why|which|who|when|where|is|are|do|does|should|can|could|would|will)\b/i;
/** "make sure to use capital letters", "wrap your entire response in quotation marks": a rule for the whole answer. */
const OF_ANSWER =
	/^\W{0,9}(?:(?:and|also|but|then|finally|lastly|please|pls|kindly),? ){0,3}(?:make sure|ensure|be sure|remember to|note that|keep in mind|(?:\p{L}+ ){1,2}the (?:response|answer|reply|output)\b)|\byour (?:whole |entire |final |complete )?(?:response|answer|reply|output)\b/iu;
/** "I can still check emails": a statement of what somebody can or will do, not a question. */
const STATES_CAN =
	/^\W{0,9}(?:(?:and|but|so|also) )?(?:i|we) (?:can(?:'?t|not)?|could|will|won't|might|may|should|shouldn't|(?:must|have to|need to) be)\b[^?？]*$/iu;
/** "I want to apologise": content of the letter asked for. */
const WANTS_TO =
	/^\W{0,9}(?:(?:and|but|so|also) )?(?:i|we)(?:'d| would)?(?: also| just| really)? (?:want|like|need|hope)(?: to|na) (\p{L}+)(?![^?？]*[?？])/iu;
/** Verbs behind "I want to" that ask the assistant for something and name no content. */
const TO_LEARN = /^(?:know|learn|understand|see|hear|be|have|get|find|practi[cs]e|talk|start|stop|use)$/i;
const ITEM = /^\s*(?:[-*•]|\(?\d{1,2}[.)]|\(?[a-h]\))\s/i;

/** "To be read aloud": the use of the thing asked for. */
const TO_BE =
	/^\W{0,9}to be (?:read|sent|posted|printed|used|handed|given|spoken|said|shown|sung|put|shared|published|done)\b/i;
/** "always 2 people on": a requirement without a verb. */
const ALWAYS = /^\W{0,9}(?:always|never|nobody|no one|everybody|everyone) (?!.*[?？])/i;
/** "Family will play it", "When found, the function should replace it": statements about the thing asked for or its users. */
const STATES_WILL =
	/^\W{0,9}(?:(?:when|if|once)\b[^,.?]{1,60}, )?(?:(?:the|my|our|an?|all|some|each|every|both|any) )?(?!(?:what|how|who|why|when|where|which|you|please|i|we|and|but|also|so|then)\b)[\p{L}'’-]+(?: (?!(?:what|how|who|why|when|where|which|you|i|we)\b)[\p{L}'’-]+)? (?:will|would|should|must|can|may|could) (?!(?:you|u)\b)[^?？]*$/iu;
/** "I want it to end this month", "I want to do it by email": a wish about the thing asked for. */
const WANTS_OF_IT =
	/^\W{0,9}(?:(?:and|but|also|so) )?(?:i|we)(?:'d| would)?(?: also| just| really| do)* (?:want|need|like|love|prefer)(?: to (?:do|have|keep|make|get|put|use|say|send|give|hand|post))? (?:it|them|this|that|everything|all|these|those)\b(?!.*[?？])/iu;
/** "we need helpers too": an addition to the task before. */
const NEEDS_TOO =
	/^\W{0,9}(?:(?:and|but) )?(?:i|we) (?:also )?(?:need|want) \p{L}+(?: \p{L}+){0,3} (?:too|as well|also)\W*$/iu;
/** "show me where to click": how the answer is to be presented. */
const SHOWS_HOW = /^\W{0,9}(?:(?:and|also|please|pls) )*show me (?:where|how)(?: exactly)? to \p{L}+[.!]?\s*$/iu;
/** "tell me like you'd tell a friend": how it is to be said. */
const TELLS_LIKE =
	/^\W{0,9}(?:(?:and|also|please|pls|but) )*(?:tell|explain|say|write|give|show)(?: it| that| this)?(?: to)?(?: me| us)?(?: it| that| this)? (?:like|as if|as though|the way) (?:you|u|i'?m|we|i|to|a|an)\b/iu;
/** "someone else wearing the coat maybe??": a suggestion, not a question. */
const MAYBE = /\b(?:maybe|perhaps|possibly)\s*\?+\s*$/i;
/** "what if the stick isn't plugged in?": a case to be considered. */
const WHAT_IF = /^\W{0,9}(?:(?:and|but|also) )*what if\b/i;
/** "just tell me what's wrong", "tell me only who": a limit on what the answer says. */
const JUST_TELL =
	/^\W{0,9}(?:(?:and|but|so|please|pls) )*(?:(?:just|only) (?:tell|give|show|list|explain|say|send)(?!(?: me| us)? (?:an?\b|(?:what|how|which|when|who)(?: \p{L}+)? (?:to|i|we)\b))(?: me| us)? |(?:tell|give|show|list)(?: me| us)? (?:only|just) )/iu;
/** "set in 1911": time or place of a story. */
const SET_IN = /^\W{0,9}set (?:in|on|at|during) [^?？]*$/i;
/** "You can assume that it is new." */
const MAY = /^\W{0,9}you (?:can|may) (?:also )?(?:assume|use|ignore|skip|leave)\b[^?？]*$/i;
/** "White on dark blue.": two to five words that open with no article or joining word. */
const FRAGMENT = /^\W{0,9}(?!(?:an?|the|another|also|and|plus|then|some|any|all)\b)\p{L}+(?: \p{L}+){1,4}[.!]?\s*$/iu;
const isFragment = (words: string): boolean =>
	FRAGMENT.test(words) && !asksSurely(words) && !findOpening(words, 0).some(({ rule }) => rule === 'opening');
/** "Ask me questions first": how the work is to begin. */
const ASKS_FIRST = /^\W{0,9}(?:please |pls )?ask me (?:\p{L}+ ){0,4}(?:first|before)\b/iu;
const WISHES =
	/^\W{0,9}(?:(?:and|but|also) )?(?:i|we)(?:'d| would)? (?:want|need|like|require) (?:an?|some|one|the) (?![^?？]*[?？])/i;
/** Verbs of a task that is itself only a rule; behind such a task "I want a hands on thing" is not read as an addition. */
const ORDERS_HOW = /^\W{0,9}(?:keep|use|avoid|include|mention)\b/i;
const wantsMore = (text: string, part: Part, asked: string): boolean => {
	const words = text.slice(part.start, part.end);
	if (part.kind !== 'task' || !WISHES.test(words) || ORDERS_HOW.test(asked)) return false;
	const bare = words.replace(/^\W{0,9}(?:and|but|also) /i, '');
	return !findOpening(bare, 0).some(({ rule }) => rule === 'opening');
};

/** "people always ask if it is pure so answer that on it": content behind its reason. */
const SO_PUT = /\bso (?:please |pls )?(?:answer|put|say|add|include|mention|make it|keep)\b/i;
/** "also their total": more content of the thing asked for. */
const OF_THEM = /^\W{0,9}(?:and |also |plus ){1,2}(?:their|its|his|her|how many|how much) (?!.*[?？])/i;

/** Things that are written to somebody, whose content a further "ask ..." or "tell ..." names. */
const MESSAGE =
	/\b(?:letters?|e-?mails?|texts?|messages?|notes?|repl(?:y|ies)|cards?|invit(?:e|ations?)|notice|announcement|write (?:back )?to|tell|cover letter|complaint)\b/i;
/** "and also ask what time", "I want to ask if I can do it again": content of the message asked for. */
const SAYS_IN_IT =
	/^\W{0,9}(?:(?:and|but|also|then|plus|please|pls) ){0,3}(?:(?:i|we)(?:'d| would)?(?: also| just| really)? (?:want|like|need|wanna|wish)(?: to)? )?(?:ask|tell|say|mention|thank|remind|apologi[sz]e|offer|invite|propose|let (?:him|her|them))(?! (?:me|us|yourself)\b)(?= \S)(?![^?？]*[?？])/i;
const saysInIt = (asked: string, words: string): boolean => SAYS_IN_IT.test(words) && MESSAGE.test(asked);

/** "also skip empty rows": an addition to a task before. */
const AFTERTHOUGHT = /^\W{0,9}(?:also|and|but|plus|oh|y adem[aá]s|et aussi|und|auch|anche|tamb[eé]m|oraz)\b[^?？]*$/iu;

/** The kind of a task part that only says something about another task; null where it asks for something itself. */
function lesserKind(text: string, part: Part): PartKind | null {
	return part.kind === 'task' ? kindOfLesser(text.slice(part.start, part.end)) : null;
}

const kindOfLesser = keptByText((words): PartKind | null => {
	if (ITEM.test(words.slice(0, 8))) return null;
	if (says(words, OF_ANSWER)) return 'form';
	if (says(words, STATES_CAN) || wantsInIt(words) || says(words, WANTS_OF_IT)) return 'limit';
	if (says(words, JUST_TELL) || says(words, SHOWS_HOW)) return 'form';
	if (says(words, TELLS_LIKE)) return 'style';
	if (says(words, MAYBE) && !ordersOrAsks(words)) return 'content';
	if (says(words, WHAT_IF)) return 'condition';
	if (says(words, NEEDS_TOO)) return 'content';
	if (TO_BE.test(words)) return 'form';
	if (ASKS_FIRST.test(words)) return 'form';
	if (MAY.test(words) || SET_IN.test(words)) return 'limit';
	if (ALWAYS.test(words) || says(words, STATES_WILL)) return 'limit';
	if ((tells(words) && says(words, SO_PUT)) || (reports(words) && !ordersOrAsks(words)) || OF_THEM.test(words))
		return 'content';
	if (FORM_ALONE.test(words) || (PLAYS.test(words) && !/[?？]/.test(words))) return 'form';
	if (AMOUNT_ALONE.test(words) && !/[?？]/.test(words)) return 'amount';
	return (says(words, HAS_TO) && !ORDERS.test(words)) || isFragment(words) ? 'limit' : null;
});

function wantsInIt(words: string): boolean {
	const verb = WANTS_TO.exec(words)?.[1]?.toLowerCase() ?? '';
	return (
		verb !== '' && !TASK_VERBS.has(verb.replace(/^(?:apologi[sz]e|thank|congratulate)$/, '')) && !TO_LEARN.test(verb)
	);
}

/**
 * Gives the kind of a wish to a part that was tagged as a further task but only says in which form, how much or what must
 * be true. Where all tasks are such parts, the opening of the request becomes the task.
 */
export function lesserTasks(text: string, parts: readonly Part[]): Part[] {
	const tasks = parts.filter(({ kind }) => kind === 'task');
	const [first] = tasks.filter((part) => lesserKind(text, part) === null);
	const lesser = (part: Part): Part => ({ ...part, kind: lesserKind(text, part) ?? part.kind });
	const opening = parts.find(({ kind }) => kind !== 'chatter' && kind !== 'superseded');
	const isScrap = !first || (tasks.length === 1 && AFTERTHOUGHT.test(text.slice(first.start, first.end)));
	if (isScrap && opening && opening !== tasks[0] && isThing(text, opening))
		return parts.map((part) => {
			if (part === opening) return { ...part, kind: 'task' };
			return part === first ? { ...part, kind: 'limit' } : lesser(part);
		});
	// Where all tasks are such parts, the first one stays the task.
	const head = first ?? tasks[0];
	const asked = head ? text.slice(head.start, head.end) : '';
	return parts.map((part) => {
		if (!head || part === head || part === opening) return part;
		if (part.start < head.start) return isFragment(text.slice(part.start, part.end)) ? lesser(part) : part;
		if (part.kind === 'task' && saysInIt(asked, text.slice(part.start, part.end))) return { ...part, kind: 'content' };
		if (asksNothing(text, part, asked))
			return { ...part, kind: FORBIDS.test(text.slice(part.start, part.end)) ? 'ban' : 'limit' };
		const isWish = asksAnew(text, part, asked) || wantsMore(text, part, asked);
		return isWish ? { ...part, kind: 'limit' } : lesser(part);
	});
}

const FORBIDS = /^\W{0,9}(?:don'?t|do not|no|not|never|nothing|without)\s/i;
/** Openings of a part that may name a further thing or continue the task. */
const MAY_ADD =
	/^\W{0,9}(?:and|also|then|plus|or|lastly|finally|the|their|its|his|her|my|our|an?|another|one|two|three|four|five|some|any|all|each|every|for|to|with|about|from|of|\d)(?![\p{L}'’])/iu;

/** Whether a task part behind a comma asks for nothing: "plan a trip, mornings free for her to rest". */
const asksNothing = (text: string, { kind, start, end }: Part, asked: string): boolean => {
	const words = text.slice(start, end);
	return (
		kind === 'task' &&
		/,\s*$/.test(text.slice(Math.max(0, start - 3), start)) &&
		asksSurely(asked) &&
		!/[?？:]/.test(words) &&
		!MAY_ADD.test(words) &&
		!asksSurely(words) &&
		!TASK_VERBS.has(/^\W{0,9}(\p{L}+)/u.exec(words)?.[1]?.toLowerCase() ?? '')
	);
};

const TOLD =
	/^\W{0,9}(?:i|i'm|im|i've|ive|we|we're|my|our|he|she|they|it|its|it's|there|this|that|the|no|not|don'?t|hi|hello|ich|wir|mein\w*|je|j'ai|nous|mon|ma|yo|tengo|mi|io|ho|eu|tenho|meu|minha|mam|m[oó]j\w*)(?![\p{L}])/iu;

const MADE =
	/\b(?:give|make|write|do|send|get)(?: me| us)? (?:an?|the|one|my)? ?(?:[\p{L}-]+ ){0,3}?(plan|list|menu|schedule|letter|e-?mail|message|text|poem|story|speech|post|timetable|rota|itinerary|table|programme?|recipe|summary)(?!\p{L})(?! (?:to|for|about)\b)/iu;

/** Whether a part names the thing asked for once more: "plan a party ... so give me a finished plan". */
function asksAnew(text: string, part: Part, asked: string): boolean {
	const words = text.slice(part.start, part.end);
	const thing = part.kind === 'task' && !ITEM.test(words.slice(0, 8)) ? whereSaid(words, MADE)?.[1] : undefined;
	return (
		thing !== undefined && new RegExp(`\\b${thing}\\b`, 'i').test(asked) && !/[?？]|\banother\b|\bsecond\b/i.test(words)
	);
}

/** Kinds of an opening part that may be the topic of the request. */
const OF_THINGS: ReadonlySet<PartKind> = new Set(['content', 'limit', 'style']);

/** Whether a part names a topic and tells or forbids nothing: "heat pump or gas boiler for a semi". */
const isThing = (text: string, { kind, start, end }: Part): boolean => {
	const words = text.slice(start, end).trim();
	return OF_THINGS.has(kind) && !TOLD.test(words) && words.split(/\s+/).length > 1;
};
