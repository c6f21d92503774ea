import { isNonsense } from './flags/nonsense.ts';

/**
 * How an answer goes on from the request it was asked for.
 * - `alone`: the request said nothing; the answer is the request
 * - `passage`: the answer is the text to work on
 * - otherwise the words between the two, as if both had been typed at once
 */
export type Joint = 'alone' | 'passage' | ' ' | ': ' | '. ';

/** "hello", "help me please", "can you help me with something": nothing is asked for. */
const SAYS_NOTHING =
	/^(?:\W|(?:hi|hiya|hey|hello|help|please|pls|plz|thanks|can|could|would|will|you|u|i|we|need|want|have|got|a|an|some|any|quick|with|me|my|us|something|smth|thing|things|stuff|it|this|do|make|write|question|idea|ideas|just|really|and|for|to|so|ok|okay|um|uh|there|everyone|is|anyone)\b)+$/i;
/** "with a letter", "about rain", "to my boss": it leans on what stands before. */
const GOES_ON =
	/^(?:about|with|without|to|for|from|on|of|in|into|at|by|that|which|who|whose|because|since|so|and|but|where|when|if|after|before|as|like|under|using|asking|saying|explaining|called)\b/i;
/** What works on a text of the person's, and names none. */
const WORKS_ON =
	/^\W{0,9}(?:(?:please|pls|can you|could you|help me)\s+)*(?:summari[sz]e|shorten|proofread|correct|fix|improve|rewrite|rephrase|reword|paraphrase|translate|edit|polish|tidy|simplify|condense|check|review|continue|finish|expand|make (?:it|this|that|them))\b/i;
const CLOSED = /[.!?:;,…]\s*$/;
/** "continue" and then "the story about the dragon": verb and object. */
const VERB_ALONE = /^\W{0,9}\p{L}+\W*$/u;
const IS_OBJECT = /^(?:the|this|that|my|our|his|her|their|a|an)\b/i;
/** So few words name what is worked on and are not it. */
const NAMES_IT = 8;
/** So few words are a heading over what follows. */
const HEADING = 6;

const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** Decides from both texts alone; English words, and for every other language a sentence of its own. */
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

/** The request without the signs that close it, the joint, and the answer: as long as what was sent. */
export function joinedText(
	request: string,
	between: number,
	answer: string,
	joint: Exclude<Joint, 'alone' | 'passage'>,
): string {
	const open = request.replace(CLOSED, '');
	return `${open}${joint}`.padEnd(request.length + between) + answer;
}
