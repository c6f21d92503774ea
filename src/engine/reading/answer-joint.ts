import { isNonsense } from './flags/nonsense.ts';

/**
 * How an answer is joined to the request that it answers a question about.
 * - `alone`: the request asks for nothing ("hello"), so the answer is read as the request
 * - `passage`: the answer is the text that the request works on
 * - otherwise the characters to put between the two before they are read as one text
 */
export type Joint = 'alone' | 'passage' | ' ' | ': ' | '. ';

/** "hello", "help me please", "can you help me with something": nothing is asked for. */
const SAYS_NOTHING =
	/^(?:\W|(?:hi|hiya|hey|hello|help|please|pls|plz|thanks|can|could|would|will|you|u|i|we|need|want|have|got|a|an|some|any|quick|with|me|my|us|something|smth|thing|things|stuff|it|this|do|make|write|question|idea|ideas|just|really|and|for|to|so|ok|okay|um|uh|there|everyone|is|anyone)\b)+$/i;
/** "with a letter", "about rain", "to my boss": an answer that continues the request's sentence. */
const GOES_ON =
	/^(?:about|with|without|to|for|from|on|of|in|into|at|by|that|which|who|whose|because|since|so|and|but|where|when|if|after|before|as|like|under|using|asking|saying|explaining|called)\b/i;
/** Requests to work on a text that they do not contain: "summarise this". */
const WORKS_ON =
	/^\W{0,9}(?:(?:please|pls|can you|could you|help me)\s+)*(?:summari[sz]e|shorten|proofread|correct|fix|improve|rewrite|rephrase|reword|paraphrase|translate|edit|polish|tidy|simplify|condense|check|review|continue|finish|expand|make (?:it|this|that|them))\b/i;
const CLOSED = /[.!?:;,…]\s*$/;
/** A request that is only a verb, "continue", to which an answer like "the story about the dragon" is the object. */
const VERB_ALONE = /^\W{0,9}\p{L}+\W*$/u;
const IS_OBJECT = /^(?:the|this|that|my|our|his|her|their|a|an)\b/i;
/** An answer with fewer words names the text to work on and is not that text itself. */
const NAMES_IT = 8;
/** A request with at most this many words is taken for a heading over the answer. */
const HEADING = 6;

const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** Decides by English words in both texts; in other languages the answer becomes a sentence of its own. */
export function jointOf(request: string, answer: string): Joint {
	const goesOn = GOES_ON.test(answer);
	if (isNonsense(request)) return 'alone';
	if (SAYS_NOTHING.test(request))
		return goesOn && /\b(?:help|need|want|write|make|do)\b/i.test(request) ? ' ' : 'alone';
	if (goesOn) return ' ';
	if (WORKS_ON.test(request) && countWords(answer) >= NAMES_IT && /[.!?\n]/.test(answer.trim())) return 'passage';
	if (WORKS_ON.test(request) && VERB_ALONE.test(request) && IS_OBJECT.test(answer)) return ' ';
	if (CLOSED.test(request) || countWords(request) > HEADING) return '. ';
	return ': ';
}

/** The request without its closing punctuation, the joint, spaces and the answer, so that the length sent stays the same. */
export function joinedText(
	request: string,
	between: number,
	answer: string,
	joint: Exclude<Joint, 'alone' | 'passage'>,
): string {
	const open = request.replace(CLOSED, '');
	return `${open}${joint}`.padEnd(request.length + between) + answer;
}
