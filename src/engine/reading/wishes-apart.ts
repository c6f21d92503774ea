import type { PartKind } from '#engine/tagging/part-labels';
import { everySaid, maySay } from './matching/says.ts';
import type { Part } from './part.ts';

/** Words that begin a wish of its own behind a comma. */
const OPENS_WISH =
	/^(?:no(?!,|\s(?:wait|make|actually|sorry)\b)|not|without|w\/o|max(?:imum)?|min(?:imum)?|under|over|at (?:least|most)|up to|less than|only|budget|must|should|has to|have to|needs? to|can be|cannot|can't|cant|don'?t|never|they|he|she|we're|i'm|im|i have|i've|we have|keep it|sin|m[áa]x(?:imo)?|menos de|pas de|sans|moins de|ohne|kein\w*|höchstens|unter|senza|niente|meno di|sem|no m[áa]ximo|bez|do \d|(?:wide|square|portrait|landscape|upright|formal|informal|casual|friendly|polite|funny|serious|short|simple|plain|calm|warm|honest|factual)(?=\s*(?:[,.;!]|$)))(?![\p{L}\p{N}'’])/iu;
/** "a letter to my landlord, the heating is broken": a statement behind a task. */
const TELLS =
	/^(?:mr|mrs|ms|miss|dr|my|our|his|her|the|this)\.? (?:\p{L}+ ){1,3}?(?:is|isn'?t|are|aren'?t|was|were|has|hasn'?t|have|had|wants?|said|says|keeps?|\p{L}{3,}ed)\b/iu;
const ONE_AT_A_TIME = /\b(?:one|1)(?: \p{L}+){0,2} at a time\b/iu;
const PLAYS =
	/^\W{0,3}(?:please |pls )?(?:act|play|be my|quiz|interview|simulate|pretend|you are|you're|role ?play|let'?s)\b/i;
/** Rules for the turns of a role play or quiz: "ask me one question at a time", "after 6 questions tell me ...". */
const TURN =
	/^(?:ask (?:me )?(?:one|1|only)|wait\b|stop (?:after|when)|after (?:\d+|each|every|that|my)|at the end|then (?:tell|give|score|correct)|correct me|(?:one|1)(?: \p{L}+){0,2} at a time)/iu;
const COMMA = /[,;]\s+/g;
const QUOTED = /["“”«»„「」『』`]/;
const MIN_TASK_WORDS = 2;
/** The same as a pattern, which does not read on. */
const SEVERAL_WORDS = /\S\s+\S/;

/** Where in a task a wish behind a comma begins. */
function wishWithin(words: string): number {
	if (QUOTED.test(words) || /[?？]/.test(words)) return Number.POSITIVE_INFINITY;
	const isPlayed = PLAYS.test(words);
	const isInBrackets = bracketsIn(words);
	for (const { index, 0: comma } of everySaid(words, COMMA)) {
		const at = index + comma.length;
		const rest = words.slice(at);
		if (isInBrackets(at) || !SEVERAL_WORDS.test(words.slice(0, index))) continue;
		if (
			OPENS_WISH.test(rest) ||
			TELLS.test(rest) ||
			ONE_AT_A_TIME.test(rest.split(',', 1)[0] ?? '') ||
			(isPlayed && TURN.test(rest))
		)
			return at;
	}
	return Number.POSITIVE_INFINITY;
}

const BANS =
	/^(?:no|not|without|w\/o|don'?t|never|sin|pas de|sans|ohne|kein\w*|senza|niente|sem|bez)(?![\p{L}\p{N}])/iu;
const FORMS = /^(?:as|in) /i;

const kindOf = (words: string): PartKind => {
	if (BANS.test(words)) return 'ban';
	return FORMS.test(words) ? 'form' : 'limit';
};

/** Cuts wishes off a task at a comma: "Yoga routine for the office, | must be quiet". A role play is cut at every such comma. */
export function wishesApart(text: string, parts: readonly Part[]): Part[] {
	return parts.flatMap((part) => {
		if (part.kind === 'ban') return orderApart(text, part);
		if (part.kind !== 'task') return [part];
		const words = text.slice(part.start, part.end);
		if (ORDER_BEHIND.test(words)) return orderApart(text, { ...part, kind: 'ban' });
		const at = Math.min(
			banWithin(words),
			wishWithin(words),
			negationWithin(words),
			formWithin(words),
			toldWithin(words),
		);
		if (at === Number.POSITIVE_INFINITY) return [part];
		const cuts = PLAYS.test(words)
			? [...words.matchAll(COMMA)]
					.map(({ index, 0: comma }) => index + comma.length)
					.filter((cut) => cut >= at && (TURN.test(words.slice(cut)) || OPENS_WISH.test(words.slice(cut))))
			: [at];
		const ends = [...cuts, words.length];
		return [
			{ ...part, end: part.start + at },
			...cuts.map((start, index) => ({
				kind: kindOf(words.slice(start)),
				start: part.start + start,
				end: part.start + (ends[index + 1] ?? words.length),
			})),
		];
	});
}

/** "what am I doing wrong | dont give me a new recipe": a ban without punctuation before it; not "my parents dont tell me". */
const BAN_BEHIND =
	/(?<=(?:\S+ ){3})(?<!(?:s|\b(?:i|we|you|they|he|she|it|who|people|children|men|women|kids|staff|family|team|police|that|which|if|when|and|but|or|so|to|please|pls|just|really)) )(?:please |pls )?(?:don'?t|do not) (?:give me|tell me|send me|show me|just|use|say|mention|include|write|make it|add|suggest)\b/iu;

const DONT = /\bdo(?:n'?t| not)\b/i;

const banWithin = (words: string): number =>
	!maySay(words, DONT) || QUOTED.test(words)
		? Number.POSITIVE_INFINITY
		: (BAN_BEHIND.exec(words)?.index ?? Number.POSITIVE_INFINITY);

/** "dont write it for me | just tell me what to ask": an order behind a ban. */
const ORDER_BEHIND =
	/(?<=^\W{0,9}(?:i |we )?(?:don'?t|do not|no|not|never)\b.{0,200}\S )just (?:tell|give|show|write|help|explain|list|ask|send)(?: me| us)?\s/iu;

function orderApart(text: string, part: Part): Part[] {
	const at = ORDER_BEHIND.exec(text.slice(part.start, part.end))?.index;
	if (at === undefined) return [part];
	return [
		{ ...part, end: part.start + at },
		{ ...part, kind: 'task', start: part.start + at },
	];
}

const FORM_BEHIND =
	/\s(?:as|in) (?:an? |one |1 )?(?:(?:single|simple|short|numbered|plain|\w+) )?(?:table|list|bullets|bullet points|json|csv|markdown|pdf|(?:html |python |text )?file|timeline|spreadsheet)[\s.,;!]*$/i;
/** Orders that are incomplete without their form, so it is not cut off: "put it in a table". */
const NEEDS_FORM =
	/^\W{0,9}(?:(?:please|pls|can you|could you) )*(?:put|turn|convert|present|format|export|save|store|return|output|change)\b|\b(?:put|turn|convert|present|show|format|give|write|return|output|save|export|store|change|place|make|get|have)\s(?:it|this|that|them|these|those|everything|me|all|the \w+|my \w+)*$/i;

/** Where in a task the form begins: "make a game | in a single html file". */
function formWithin(words: string): number {
	const found = QUOTED.test(words) || /[?？]/.test(words) ? null : FORM_BEHIND.exec(words);
	const isWhole = found && wordCount(words.slice(0, found.index)) > MIN_TASK_WORDS;
	return found && isWhole && !NEEDS_FORM.test(words.slice(0, found.index)) ? found.index + 1 : Number.POSITIVE_INFINITY;
}

/** "hand luggage for a week | no liquids": a ban without punctuation before it. */
const NO_THING =
	/(?<=\p{L}{3,} )(?<!\b(?:is|are|was|were|there|has|have|had|with|say|saying|says|said|and|but|got|does|for|mean|means|make|makes|made|the|yes|tell|telling|know|see|need|take|takes|where|when|that|if|who|which|i|we|they|at|of|in|to|by|on) )no (?!matter|longer|one\b|idea|clue|need|but\b)\p{L}{3,}(?: \p{L}+)?(?=\s*(?:[,.;!]|\n|$))/iu;

const NO = /\bno\b/i;

function negationWithin(words: string): number {
	const found = !maySay(words, NO) || QUOTED.test(words) || /[?？]/.test(words) ? null : NO_THING.exec(words);
	return found && wordCount(words.slice(0, found.index)) > MIN_TASK_WORDS ? found.index : Number.POSITIVE_INFINITY;
}

/** "simplify this for my daughter | she's 9", "couch to 5k | im 58": a statement without punctuation before it. */
const RUNS_ON =
	/(?<=(?:\bfor|\b(?:letter|e-?mail|message|note|card|text|reply) to) (?:(?:my|our|a|an|the|his|her) )?(?:\p{L}+ ){1,3})(?=(?:she|he|they)(?:'?s| is| are|'?re| was| were| has| have| hasn'?t| haven'?t| keeps?) )|(?<=(?:\S+ ){3})(?<!\b(?:that|because|since|when|if|so|as|and|but|or|where|while|after|before|who|what|how|than|like|think|say|saying|know|until|bc|cos|whether|though) )(?=(?:i'?m|i am) (?:\d|(?:an? )?(?:overweight|vegan|vegetarian|pregnant|allergic|diabetic|beginner|new to|celiac|coeliac|disabled)\b))/iu;

/** Words that such a statement begins with, as a cheap check. */
const SOMEBODY =
	/\b(?:(?:she|he|they)(?:'?s| is| are|'?re| was| were| has| have| hasn'?t| haven'?t| keeps?) |(?:i'?m|i am) )/i;

function toldWithin(words: string): number {
	const found = !maySay(words, SOMEBODY) || QUOTED.test(words) || /[?？]/.test(words) ? null : RUNS_ON.exec(words);
	return found && wordCount(words.slice(0, found.index)) > MIN_TASK_WORDS ? found.index : Number.POSITIVE_INFINITY;
}

const BRACKETED = /\s\(([^()\n]{8,240})\)(?=\s*(?:[.,;:!]|\n|$))/;
const SAYS_WISH =
	/\d|^(?:no|not|without|max|min|under|only|each|every|must|start\w*|end\w*|begin\w*|in|with|as|for|keep|use|don'?t)\b|\b(?:words?|lines?|bullets?|pages?|tone|short|long|simple|formal|informal|friendly)\b/i;
const FEWEST = 2;

/** Makes each item in brackets behind a task a part: "bullet points (5 bullets, | no more than 15 words each)". */
export function bracketsApart(text: string, parts: readonly Part[]): Part[] {
	return parts.flatMap((part) => {
		const found = part.kind === 'task' ? BRACKETED.exec(text.slice(part.start, part.end)) : null;
		if (!found?.[1]) return [part];
		const opens = part.start + found.index + found[0].indexOf('(') + 1;
		const pieces: Part[] = [];
		let start = opens;
		for (const piece of found[1].split(/,(?!\d)/)) {
			pieces.push({ kind: 'limit', start, end: start + piece.length });
			start += piece.length + 1;
		}
		const said = pieces.filter((piece) => SAYS_WISH.test(text.slice(piece.start, piece.end).trim()));
		if (pieces.length < FEWEST || said.length * 2 <= pieces.length) return [part];
		const after = { ...part, start: opens + found[1].length + 1 };
		return [
			{ ...part, end: opens - 1 },
			...pieces,
			...(/[\p{L}\p{N}]/u.test(text.slice(after.start, after.end)) ? [after] : []),
		];
	});
}

/** Whether a place of these words lies between an opening bracket and its end. */
export function bracketsIn(words: string): (at: number) => boolean {
	if (!words.includes('(')) return () => false;
	return (at) => {
		const before = words.slice(0, at);
		return before.lastIndexOf('(') > before.lastIndexOf(')') && words.indexOf(')', at) >= 0;
	};
}

const wordCount = (words: string): number => words.trim().split(/\s+/).filter(Boolean).length;
