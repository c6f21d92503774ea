import { asksStrongly, tells } from './asks.ts';
import { TASK_VERBS } from './data/verbs.ts';
import { keptByText } from './matching/kept-by-text.ts';
import { everySaid, maySay } from './matching/says.ts';
import type { Part } from './part.ts';
import { bracketsIn } from './wishes-apart.ts';

/** Kinds of part that may hold several things without punctuation between them. */
const BREATHED: ReadonlySet<Part['kind']> = new Set(['task', 'limit', 'background', 'content', 'style', 'form', 'ban']);
/** Parts with fewer words are not cut. */
const FEWEST_WORDS = 16;
/** In characters: a cheap check that skips short parts. */
const SHORTEST = 36;
const FEWEST_BEFORE = 4;
const FEWEST_BEHIND = 3;
/** In characters; so few words stand within it, and a long text is not counted again at each joint. */
const NEAR = 120;
const QUOTED = /["“”«»„`]/;

/** No cut is made right behind these words, since they need what follows: "because | can you ...". */
const BOUND =
	/(?:^|\s)(?:if|that|because|cos|bc|when|while|where|which|who|why|how|what|whether|as|than|of|to|the|an?|or|is|are|be|about|with|for|from|know|knows|tell|tells|ask|asks|asked|see|say|says|said|think|wonder|wondering|sure|explain|decide|understand|idea|feel|feels|hope|let|make|makes|not|never|only|me|him|her|them|us|please|pls)$/iu;

const ANOTHER_THING =
	'and (?:also|then) (?:an?|one|two|three) (?:\\p{L}+ ){0,2}(?:posts?|e-?mails?|letters?|messages?|captions?|lists?|tables?|plans?|texts?|posters?|flyers?|quiz|summary|versions?)(?!\\p{L})';
/** "and also a short facebook post": a second thing to make. */
export const NAMES_ANOTHER = new RegExp(`^${ANOTHER_THING}`, 'iu');

interface Joint {
	readonly hint: RegExp;
	readonly at: RegExp;
	readonly kind: Part['kind'];
	/** Cuts only behind words that tell: behind an order the words may belong to it. */
	readonly needsTale?: true;
	/** Fewest words of a part that it cuts; absent: `FEWEST_WORDS`. */
	readonly fewest?: number;
}

/** Words before which a new part surely begins without punctuation, and the kind of that part. */
const JOINTS: readonly Joint[] = [
	{
		hint: /\b(?:can|could|would) (?:you|u)\b/i,
		at: /(?<=\s)(?:(?:and|so|but) ){0,2}(?:can|could|would|cud) (?:you|u) (?:(?:please|pls|just|also|maybe) ){0,2}(\p{L}+)(?= )/giu,
		kind: 'task',
	},
	{
		hint: /\bso\b/i,
		at: /(?<=\s)so (?:please |pls )?(write|draft|plan|find|suggest|help me|give me|make me|tell me|list)(?= )/giu,
		kind: 'task',
		needsTale: true,
	},
	{
		hint: /\bwhat\b/i,
		at: /(?<=\s)(?:and |so |but )?what (?:else )?(?:can|should|could|do) (?:i|we) (?:do|say|try|change|use|write|ask|tell)\b/giu,
		kind: 'task',
		needsTale: true,
	},
	{
		hint: /\b(?:should|must|has|needs) /i,
		at: /(?<=\s)(?:and |so |but )(?:it|this|they) (?:should|must|has to|needs to) (?:\p{L}+)/giu,
		kind: 'limit',
	},
	{
		hint: /\band also\b/i,
		at: /(?<=\s)and also (?:please )?(?:ask|tell|say|mention|include|add|explain|put|show|suggest|thank|remind)\b/giu,
		kind: 'content',
	},
	{
		hint: /\band (?:also|then) (?:an?|one|two|three)\b/i,
		at: new RegExp(`(?<=\\s)${ANOTHER_THING}`, 'giu'),
		kind: 'task',
	},
	{
		hint: /\bno\b/i,
		at: /(?<=\p{L}{3,} )no (?!one|idea|clue|matter|longer|need|way|more|problem|reason|doubt)\p{L}{4,}(?= (?:he|she|they|we|it|i|please|pls|and no)\b)/giu,
		kind: 'ban',
	},
	{
		hint: /\b(?:needs?|wants?) to\b/i,
		at: /(?<=\p{L}{3,} )(?:he|she|they) (?:just |only )?(?:needs?|wants?) to(?= )/giu,
		kind: 'content',
	},
	{
		hint: /\b(?:she|he|they)['’]?(?:s| |re)/i,
		at: /(?<=\b(?:(?:my|our) (?:\p{L}+ )?|about |for )\p{L}{3,} )(?:she|he|they)(?:['’]?s|['’]?re| is| are| was| has| had| uses| likes| wants| keeps| can['’]?t| never| always)\b(?= \p{L})/giu,
		kind: 'limit',
	},
	{
		hint: /\bits? about\b/i,
		at: /(?<=\b(?:essay|report|talk|story|book|speech|project|assignment|presentation|coursework|article|dissertation) )it['’]?s about(?= )/giu,
		kind: 'content',
		fewest: 8,
	},
];

interface Cut {
	readonly at: number;
	readonly kind: Part['kind'];
}

/** Cuts parts without punctuation: "my dad keeps ringing me | so can you write him instructions | no jargon | he needs to send a photo". */
export function breathsApart(text: string, parts: readonly Part[]): Part[] {
	return parts.flatMap((part) => {
		const words = text.slice(part.start, part.end);
		if (words.length < SHORTEST || !BREATHED.has(part.kind) || QUOTED.test(words)) return [part];
		const cuts = cutsOf(words);
		if (cuts.length === 0) return [part];
		const first = words.slice(0, cuts[0]?.at);
		const isScene = !asksStrongly(first) && cuts.some(({ kind }) => kind === 'task');
		const starts: Cut[] = [{ at: 0, kind: isScene ? 'background' : part.kind }, ...cuts];
		return starts.map(({ at, kind }, index) => ({
			kind,
			start: part.start + at,
			end: part.start + (starts[index + 1]?.at ?? words.length),
		}));
	});
}

/** Kept, since parts are cut twice and most are the same the second time. */
const cutsOf = keptByText(findCuts);

function findCuts(words: string): readonly Cut[] {
	const found: Cut[] = [];
	const count = wordCount(words);
	const isInBrackets = bracketsIn(words);
	for (const { hint, at, kind, needsTale, fewest = FEWEST_WORDS } of JOINTS) {
		if (count < fewest || !maySay(words, hint)) continue;
		for (const { index, 1: verb } of everySaid(words, at)) {
			const before = words.slice(0, index).trimEnd();
			const isFit =
				wordCount(before.slice(-NEAR)) >= FEWEST_BEFORE &&
				wordCount(words.slice(index, index + NEAR)) >= FEWEST_BEHIND &&
				!BOUND.test(before.slice(-NEAR)) &&
				!isInBrackets(index) &&
				(needsTale === undefined || tells(before)) &&
				(verb === undefined || isOrdered(verb));
			if (isFit) found.push({ at: index, kind });
		}
	}
	return found
		.toSorted((a, b) => a.at - b.at)
		.filter(({ at }, index, all) => at - (all[index - 1]?.at ?? -FEWEST_WORDS) > FEWEST_WORDS / 2);
}

const isOrdered = (verb: string): boolean => TASK_VERBS.has(verb.toLowerCase().split(' ')[0] ?? '');
const wordCount = (words: string): number => words.match(/\S+/g)?.length ?? 0;
