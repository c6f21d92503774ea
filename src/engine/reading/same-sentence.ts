import { TELLING_KINDS } from '#engine/tagging/part-labels';
import { isQuestion, tells } from './asks.ts';
import { areNeighbours } from './hanging-parts.ts';
import type { Part } from './part.ts';
import { statesFact } from './statements.ts';
import { lastSentence } from './torn-parts.ts';

/** How many characters before a part are examined, since a joined part may grow long. */
const FAR_ENOUGH = 300;

const RULES: ReadonlySet<Part['kind']> = new Set([
	'ban',
	'form',
	'style',
	'amount',
	'priority',
	'condition',
	'audience',
]);
const SPEAKS_OF_IT = /^(?:that|that's|thats) /iu;
/** A fact that contains a wish is not a reason: "no gym, I do nights so that week has to be lighter". */
const HOLDS_WISH =
	/\b(?:so|and|but) (?:no|not|don'?t|keep|make|please|put|add|mention|include|use|that|it|say)\b|\b(?:must|should|has to|have to|needs? to|wants?|only|max)\b|\d/iu;
const GOES_ON_ANEW = /^(?:so|then|also|and|but)\b/iu;
/** "but dont put that in": "that" refers to the words right before it. */
const BUT_NOT_THAT =
	/^but (?:please |pls )?(?:don'?t|do not|not|never)\b[^.!?\n]*\b(?:that|this|it|him|her|them|those|these)\b/iu;
/** "a reading that isn't religious, | isn't about dinosaurs", "a post that admits it, | thanks my group": a list of relative clauses about one thing. */
const DOES =
	/\b(?:that|which|who) (?:isn'?t|is|doesn'?t|does|has|hasn'?t|can|can'?t|\p{L}{2,}s)\s[^.!?\n]*,\s*(?:and )?$/iu;
const DOES_TOO =
	/^(?:and )?(?:isn'?t|is|doesn'?t|has|hasn'?t|can'?t|(?!(?:this|his|its|less|plus|always|perhaps)\b)\p{L}{3,}s) \p{L}/iu;
/** "answer this | without losing the client": how the task is to be done. */
const POINTS = /^(?:\S+ ){0,5}(?:this|it|that|these|those|him|her|them|back)\s+$/i;
/** "don't just remove it | without understanding it": qualifies the rule before it, not a separate ban. */
const WITHOUT_IT = /^without (?:\p{L}+ing (?:it|them|that|this|him|her)|being)\b/iu;
/** "she has older clients, | no instagram": another fact about somebody, not a ban. */
const THEY_HAVE =
	/(?:^|[,.;!?\n]\s*)(?:and )?(?:she|he|they|it|\p{L}+) (?:has|hasn'?t|have|had|got|gets|owns|uses)\s[^.!?;\n]*,\s*$/iu;
const NO_THING = /^no (?!more\b|less\b)\p{L}+(?: \p{L}+)?\W*$/iu;
const OWN = /(?:^|[,.;!?\n]\s*)(?:and )?(?:i|we)(?:'ve)? (?:have|had|got)\s[^,.!?;\n]*,\s*$/iu;
/** "for a boy in Y8, bright, | lazy, disruptive": a list of adjectives about somebody. */
const ENDS_WITH_ONE = /,\s(\p{Ll}+),\s*$/u;
const BEGINS_WITH_ONE = /^(\p{Ll}+)(?:,|\s*[.!]?\s*$)/u;
/** Single words that are wishes about the answer or a diet, and so stay separate. */
const WISH_WORD =
	/^(?:short|brief|long|simple|formal|informal|friendly|polite|warm|funny|serious|casual|professional|firm|plain|clear|concise|detailed|rhyming|upbeat|honest|kind|urgent|cheap|quick|easy|vegetarian|vegan|veggie|halal|kosher|bullets?|table|json|csv|markdown|please|pls|thanks|ta|landscape|portrait|colour|color|black|white|red|blue|green|minimalist|flat|cinematic|photorealistic|watercolou?r)$/iu;

/** "what would work if hours are in c, anything over 38 is double, and the rate sits in b?": the facts within a question belong to it. */
const isWithinQuestion = (sentence: string, behind: string): boolean =>
	isQuestion(sentence) && /^[^.!?\n]*\?/.test(behind);

const FORBIDS =
	/^\W{0,9}(?:and |but |please |pls )*(?:no|not|nothing|without|don'?t|do not|never|avoid|leave out|skip)(?![\p{L}'’])[^,.!?\n]*,\s*$/iu;

/** Whether a part is the reason of the rule before it: a fact after a ban, or about the rule ("that's what people remember"). */
function isReason(before: Part, part: Part, words: string, ofBefore: string): boolean {
	if (!TELLING_KINDS.has(part.kind)) return false;
	const isFact = part.kind === 'background' || statesFact(words);
	if (before.kind === 'ban' || FORBIDS.test(ofBefore)) return isFact || (tells(words) && !HOLDS_WISH.test(words));
	return isFact && RULES.has(before.kind) && SPEAKS_OF_IT.test(words);
}

/** "..., and the rate sits in b?": the last fact within a question. */
const AND_THE = /^and (?:the|my|our|his|her|their|it|he|she|they|i|we) (?!(?:can|could|would|should|what|how)\b)/iu;

const isOfList = (lead: string, words: string): boolean => {
	const before = ENDS_WITH_ONE.exec(lead)?.[1];
	const own = BEGINS_WITH_ONE.exec(words)?.[1];
	return before !== undefined && own !== undefined && !WISH_WORD.test(before) && !WISH_WORD.test(own);
};

/** "my parents, | both in their 70s": refers to the people named right before it. */
const BOTH = /^(?:both|neither|(?:all|each|none|half|one|two|some|most) of (?:them|whom|which|these))(?![\p{L}])/iu;
/** "which test do I need: three groups, | scores are skewed": the facts of a question, after its colon. */
const ASKS_OF = /^[^.!?\n:]{12,}:\s/;
const ABOUT: ReadonlySet<Part['kind']> = new Set(['limit', 'background', 'content', 'amount']);
/** "here are three, | in note form": describes the things handed over. */
const HERE_ARE = /(?:^|[.!?\n]\s*)here(?:'s| is| are)\s[^.!?\n]*,\s*$/iu;

/** "they're salespeople, | not stupid, | just in a hurry": what somebody is like. "Not too long" is a wish. */
const THEY_ARE =
	/(?:^|[.!?,;\n]\s*)(?:and |but )?(?:they|she|he|we|i)(?:['’]?re|['’]?s|['’]?m| are| is| am)\s[^.!?;\n]*,\s*$/iu;
const LIKE_THIS =
	/^(?:and |but )?(?:not (?!too\b|more\b|less\b|over\b|longer\b|just\b)|just |only (?!use\b|\d)|very |a bit |rather |quite )(?:an? |in an? |in )?\p{L}+(?: \p{L}+)?[,.!]?\s*$/iu;
/** "check my reasoning: | I think I should pay more": what the task is about stands behind its colon. */
const ENDS_WITH_COLON = /[\p{L}\p{N})]:\s+$/u;
const FEWEST_ABOUT = 6;
const NAMES_SUBJECT = /^(?:an? |the |my |our |two |three |i |we |he |she |they |one |it )/iu;
/** "ask me one question, wait for my answer, | then tell me what was weak": the next step of the same order. */
const THEN_DO = /^then (?!an? |the |two |three |\d)/iu;
/** "the 8 questions and for each an answer | in 3 sentences": the size of what stands right before it. */
const FOR_EACH = /\b(?:for each|each (?:one |of (?:them|these) )?with|per \p{L}+)\b[^.,;:!?\n]*[\p{L}\p{N}]\s+$/iu;
const IN_SIZE = /^(?:in|of|with|under|at most|max) (?:\d+|one|two|three|four|five|a)\b/iu;
/** "I'm off sick, | stomach thing": what the matter is. */
const SAYS_OF_SELF = /\b(?:i'm|im|i am|he's|hes|she's|shes|i've|ive|i have) [^,.!?\n]*,\s*$/iu;
const A_THING = /^\p{L}+ (?:thing|problem|issue|trouble|bug|stuff|flu|pain)[,.]?\s*$/iu;
/** "worked down the pit till 93, | then nothing, then the harp": a tale that goes on, not a ban. */
const THEN_NOTHING = /^(?:and |but )?then (?:nothing|nobody|no one|not a word|never)\b/iu;
/** "not noir, | more Alan Bennett": the other half of a ban. */
const RATHER = /^(?:more (?!than\b)(?:like )?|rather |but )(?:an? |the )?\p{L}+(?: \p{L}+)?[,.!]?\s*$/iu;
const NOT_LIKE = /(?:^|[.!?,;\n]\s*)(?:and |but )?not (?!too\b|more\b|over\b)[^,.!?\n]{2,40},\s*$/iu;

function belongs(text: string, before: Part, part: Part): boolean {
	const lead = text.slice(Math.max(before.start, part.start - FAR_ENOUGH), part.start);
	const sentence = lastSentence(lead);
	const words = text.slice(part.start, part.end);
	const isTold = TELLING_KINDS.has(part.kind);
	if (!GOES_ON_ANEW.test(words) && isReason(before, part, words, sentence)) return true;
	if (part.kind === 'ban' && BUT_NOT_THAT.test(words) && /[\p{L}\p{N}]\s*$/u.test(lead)) return true;
	if (before.kind === 'task' && /^without\b/i.test(words) && POINTS.test(sentence)) return true;
	if (before.kind === 'task' && DOES.test(lead) && DOES_TOO.test(words)) return true;
	if (before.kind !== 'task' && (WITHOUT_IT.test(words) || HERE_ARE.test(lead))) return true;
	if (TELLING_KINDS.has(before.kind) && NO_THING.test(words) && THEY_HAVE.test(lead) && !OWN.test(lead)) return true;
	if (
		(before.kind === 'task' || before.kind === 'amount') &&
		ABOUT.has(part.kind) &&
		ENDS_WITH_COLON.test(lead) &&
		NAMES_SUBJECT.test(words) &&
		!/[=<>{}]/.test(words) &&
		words.split(/\s+/).length >= FEWEST_ABOUT
	)
		return true;
	if (part.kind === 'task' && THEN_DO.test(words) && /,\s*$/.test(lead)) return true;
	if (before.kind === 'task' && IN_SIZE.test(words) && FOR_EACH.test(sentence)) return true;
	if (A_THING.test(words) && /,\s*$/.test(lead) && SAYS_OF_SELF.test(sentence)) return true;
	if (TELLING_KINDS.has(before.kind) && THEN_NOTHING.test(words)) return true;
	if (LIKE_THIS.test(words) && THEY_ARE.test(sentence)) return true;
	if (RATHER.test(words) && NOT_LIKE.test(sentence)) return true;
	if (isTold && isOfList(lead, words)) return true;
	if (isTold && before.kind !== 'ban' && BOTH.test(words) && /,\s*$/.test(lead)) return true;
	if (before.kind === 'task' && ABOUT.has(part.kind) && ASKS_OF.test(sentence) && isQuestion(sentence)) return true;
	const isStatement = (isTold && tells(words)) || AND_THE.test(words);
	return before.kind === 'task' && isStatement && isWithinQuestion(sentence, text.slice(part.start));
}

/** Joins parts that need the words before them in their sentence: a reason with its ban, a list with its beginning. English. */
export function withSentence(text: string, parts: readonly Part[]): Part[] {
	const joined: Part[] = [];
	for (const part of parts) {
		const before = joined.at(-1);
		const isOne = before !== undefined && areNeighbours(text, before, part) && belongs(text, before, part);
		if (isOne) joined[joined.length - 1] = { ...before, end: part.end };
		else joined.push(part);
	}
	return joined;
}
