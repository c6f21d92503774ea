import { findOpening } from '#engine/editing/openings';
import { RULE_VERBS, TASK_VERBS } from './data/verbs.ts';
import { keptByText } from './matching/kept-by-text.ts';
import { says } from './matching/says.ts';
import { OBJECT } from './openers.ts';
import { shapeOf } from './shape.ts';

/** Rule verbs that give orders too: "write a reply" is a task, "write in pencil" a limit. */
const ORDER_ALL_THE_SAME: ReadonlySet<string> = new Set(['write', 'answer', 'respond', 'reply', 'add', 'do']);
const orders = (verb: string): boolean =>
	TASK_VERBS.has(verb) && (!RULE_VERBS.has(verb) || ORDER_ALL_THE_SAME.has(verb));

const WANTS =
	/\b(?:(?:i|we)(?:'d|'ve| would| really| just| also| do)? (?:need|want|wanna|(?:would )?like|have to|must|gotta|should|could (?:do with|use))|(?:i'm|im|i am|we're|we are) (?:looking for|after|trying|thinking of|wondering|hoping|planning)|wanted|looking for|how do|how to|what (?:do|does|is|are|can|should|would|could|to)|why (?:do|does|is|are)|can (?:you|u)|could (?:you|u)|help)\b|[?？]/i;

const NEEDS = /(?:^\W{0,9}|, )(?:(?:so|ok|just|really|also|hi|still|now|urgently) )*needs? /i;

/** Whether words surely ask for something: "I have to do the eulogy", "what do I do", "plan a weekend", "cover letter for ...". */
export const asksSurely = keptByText(
	(words) =>
		((WANTS.test(words) || NEEDS.test(words)) && !reports(words)) ||
		ordersOrAsks(words) ||
		findOpening(words, 0).some(({ rule }) => rule === 'opening'),
);

/** "how it works", "where the files are": indirect questions, which name a content and ask nothing themselves. */
const INDIRECT = /^\W{0,9}(?:and )?(?:what|how|why|who|when|where|which) (?:the|it|they|he|she|my|our|your)\b/i;

/** Whether words are an order or a question, by their first word. */
export const ordersOrAsks = keptByText((words) => {
	if (INDIRECT.test(words) && !/[?？]/.test(words)) return false;
	const { verb, isQuestion, isTelling } = shapeOf(words);
	return isQuestion || (!isTelling && verb !== null && orders(verb));
});

const OUTRIGHT =
	/^\W{0,9}(?:(?:and|also|so|but|then|now|ok|please|pls) )*(?:(?:can|could|would|will|cud) (?:you|u|ya)|(?:i|we) (?:want|need|wanna|would like)(?: (?:you|u))?(?: to)?|(?:i|we)'d like(?: (?:you|u))?(?: to)?) (?:(?:please|pls|also|just|maybe) )*(\p{L}+)(?=\s)/iu;
/** "Product doc needed." */
const NEEDED = /^\W{0,9}(?:\S+ ){1,4}(?:needed|required|wanted)\W*$/i;
/** "Doesn't this infringe ...?" */
const DOUBTS = /^\W{0,9}(?:isn't|aren't|doesn't|don't|didn't|won't|wouldn't|shouldn't|can't|couldn't) \S.*\?\W*$/i;
const QUESTION =
	/^\W{0,9}(?:(?:and|also|so|but|then|now|ok) )*(?:what|what's|whats|how|why|which|who|who's|when|where|is|are|do|does|did|can|should|could) \S+ \S/i;

/** Whether words are a task on their own, whatever other parts there are: "can you show me an outline", "which is easier at night?". */
export function asksOutright(words: string): boolean {
	const verb = OUTRIGHT.exec(words)?.[1]?.toLowerCase();
	return verb === undefined ? QUESTION.test(words) || NEEDED.test(words) || DOUBTS.test(words) : orders(verb);
}

const FIRST_PERSON =
	/^\W{0,9}(?:(?:and|also|so|but|now|ok|then) )*(?:how|what|where|when|which|who|can|could|should|do|am) (?:[\p{L}']+ ){0,2}(?:i|we)\s/iu;

/** A question about the person's own doing, "how do I word it". */
export const asksForMe = (words: string): boolean => FIRST_PERSON.test(words);

/** An aim, which may lead up to a task but does not state one: "I want to build an app", "I need help staying focused". */
export const statesAim = (words: string): boolean => AIM.test(words) && !ASKS_WITHIN.test(words);

const ASKS_WITHIN =
	/[?？]|\b(?:how|what|why|where|when|(?<!\p{L} )who) (?:do|does|can|could|should|would|is|are|to|i|we)\b|\b(?:whats|hows)\b/iu;
const AIM =
	/^\W{0,9}(?:(?:and|so|ok|but|hi|well) )*(?:i|we)(?:'d| would| really| also)* (?:(?:want|need|like|have|love|plan|hope) to|want (?=(?:write|make|ask|tell|say|know|cancel|learn|see) )|wanna|need (?:some )?help) (?!you\b|u\b)/i;

/** "Heat pump or gas boiler. I want pros and cons": the first sentence is the topic, the wish is the task. */
const FIRST_PERSON_WISH = /^\W{0,9}(?:i|we)(?:'d| would)? (?:want|need|like)\b/i;

/** "... and tell me how I did": a further task, so the words before it are not merely its aim. */
const DOES_MORE = /^\W{0,9}(?:and|then|also|plus) (?!how\b|what\b|i\b|can\b|could\b)/i;

/** Whether words only state the topic, role or aim of the task that follows (`then`), and so are no task themselves. */
export function isAimOf(words: string, then: string | undefined): boolean {
	if (then === undefined || DOES_MORE.test(then)) return false;
	if (isTopic(words) && asksAlone(then)) return true;
	if (PLAYS.test(words) && asksStrongly(then)) return true;
	if (ASKS_FOR_WORDS.test(words) && GIVES_WORDS.test(then)) return true;
	if (FIRST_PERSON_WISH.test(then) && !asksSurely(words)) return true;
	if (!asksStrongly(then)) return false;
	return statesAim(words) || (tells(words) && !ASKS_WITHIN.test(words) && !asksStrongly(words));
}

/** "common app essay help", "interview tomorrow 10am": a topic, without any words that ask. */
const isTopic = (words: string): boolean =>
	!/[?？]/.test(words) &&
	!isQuestion(words) &&
	!asksInSoManyWords(words) &&
	!isOrder(words) &&
	!ITEM.test(words) &&
	!findOpening(words, 0).some(({ rule }) => rule === 'opening');

/** "You will simulate an expert.": the assistant's role, before the task. */
const PLAYS =
	/^\W{0,9}(?:you (?:are|will (?:be|act|simulate|play))|act as|simulate an?|pretend|imagine (?:you|that you)) (?!.*[?？])/i;

const ITEM = /^\s*(?:[-*•]|\(?\w[.)])\s/;
/** "tell me what to ask", "need 2 more": a task that makes no sense without the topic before it. */
const asksAlone = (words: string): boolean =>
	/^\W{0,9}(?:(?:so|but|just|please|pls) )*(?:(?:i )?need (?:\d|one|two|three|some|more|another) ?(?:more|other)?\b|(?:tell|show) me (?:what|which|how|why|if)\b|what will\b|what (?:do|should) (?:i|we) (?:need|do|think|know|say|write|bring|look|ask|watch|start)\b|where do (?:i|we) (?:start|begin)\b|help (?:me|us) (?:think|decide|choose|work (?:it|this) out|understand)\b)/i.test(
		words,
	);

/** "how do I tell the doctor? ... Write me what to say": the same task asked for twice. */
const ASKS_FOR_WORDS =
	/^\W{0,9}(?:(?:so|but|ok|hi) )?(?:how|what) (?:do|can|should|could|would) (?:i|we) (?:best )?(?:tell|say|ask|word|put|write|reply|answer|explain|phrase)\b/i;
const GIVES_WORDS =
	/^\W{0,9}(?:(?:please|pls|so|just|can you|could you) )*(?:write|give|tell|draft) (?:me |us )?(?:it|this|that|what to (?:say|write|reply|answer)|something|a (?:text|message|note|reply|script))\b/i;

/** Whether words ask in a form that leaves no doubt: an order, a question, or the name of a thing to make. */
export const asksStrongly = (words: string): boolean =>
	ordersOrAsks(words) || asksInSoManyWords(words) || findOpening(words, 0).some(({ rule }) => rule === 'opening');

const TELLS =
	/^\W{0,9}(?:(?:and|but|so|ok|well|also) )*(?:(?:am|came|been|i|i'm|im|i've|ive|i'd|we|we're|we've|he|he's|hes|she|she's|shes|they|they're|theyre|it|it's|its|my|our|his|her|their|the|there|there's|theres|this|that|that's|thats|someone|somebody|everyone|people)\s|(?:[\p{L}'’-]+ ){1,2}(?<!to )gets? |(?:[\p{L}\d'’.-]+ ){1,7}(?:is|are|isn't|aren't|was|were|has|had|hasn't|says?|said|wants?|keeps?|kept|got|goes|comes|starts|opens|went|came|asked|told|sent|can't|cant|cannot|won't|wont|don't|dont|doesn't|doesnt|didn't|didnt)\s)/iu;
/** Whether words tell about somebody, however they are tagged: "The tenant upstairs plays drums", "friends say this sounds desperate". */
export const tells = keptByText((words) => TELLS.test(words));

/** "Legal say we have to ...": the words of somebody else, which ask the assistant for nothing. */
const REPORTS = /^\W{0,9}(?:[\p{L}'’-]+ ){1,4}(?:says?|said|told|wants?|asked|keeps?) /iu;
export const reports = (words: string): boolean => says(words, REPORTS) && !/^\W{0,9}(?:i|we)\s|[?？]/i.test(words);

/** Whether words refer to something said earlier: "fix it fast", "compare them", "write the appeal". */
export const pointsBack = (words: string): boolean =>
	POINTS_BACK.test(words) || ONE_OF_THEM.test(words) || pointsBackAtOnce(words);

/** The same within the first words: "read it as a picky marker". */
export const pointsBackAtOnce = (words: string): boolean =>
	/^\W{0,9}(?:(?:can|could|would) (?:you|u) )?(?:(?:[\p{L}']+ ){1,2}(?:it|this|that|these|those|them)(?![\p{L}'])|(?:tell|show) me (?:what|which|how|if|whether)\b)/iu.test(
		words,
	);

const POINTS_BACK =
	/^\W{0,9}(?:(?:[\p{L}']+ ){0,9}(?:it|this|that|these|those|them|'?em|they|him|he|her|she|there|both|his|their)|(?:please |pls )?(?:reply|respond|answer)|(?:please |pls )?\p{L}+ (?:me |us )?(?:the|his|her|their|its))(?![\p{L}'])/iu;

/** "write the words for one". */
const ONE_OF_THEM = /^[^.!?\n]*\b(?:for|of|me|us) one(?=\s*(?:[,.;!?]|$))/iu;

const POINTING = /^(?:it|this|that|these|those|them|'?em)$/i;

/** "fix it", "put it kindly to the vicar". */
export function ordersThat(words: string): boolean {
	const [verb = '', object = ''] = words
		.trim()
		.replace(/^(?:and|so|please|pls|just)\s/i, '')
		.split(/\s+/, 2);
	return TASK_VERBS.has(verb.toLowerCase()) && POINTING.test(object);
}

/** Whether a verb of asking has an object, or a wish names a thing: "Please draft the introduction", "we want a mark for bottles". */
export function asksInSoManyWords(words: string): boolean {
	const bare = words.trim().replace(/^(?:(?:and|so|please|pls|just|then|kindly) )+/i, '');
	const [verb = '', object = ''] = bare.split(/\s+/, 2);
	return (orders(verb.toLowerCase()) && OBJECT.test(object)) || WANTS_THING.test(bare);
}

const WANTS_THING =
	/^(?:(?:i|we)(?:'d)? (?:want|need|(?:would )?like)|want|need|looking for) (?:an?|some|the|all|every|top|\d+|one|two|three|four|five|six|seven|eight|nine|ten) \S/i;

/** Whether words are an order, by their verb and the word behind it: "Thank the volunteers". */
export function isOrder(words: string): boolean {
	const [verb = '', object = ''] = words.trim().split(/\s+/, 2);
	const low = verb.toLowerCase();
	return (TASK_VERBS.has(low) || RULE_VERBS.has(low)) && OBJECT.test(object);
}

/** A question, by its first word. */
export const isQuestion = (words: string): boolean =>
	/^\W{0,9}(?:(?:and|but|so|then|also) )*(?:what|what's|whats|who|who's|when|where|why|how|which|is|are|do|does|did|can(?! (?:you|u)\b)|should)\b/i.test(
		words,
	);
