import type { Ground } from '../ground.ts';
import type { StrikeReason } from '../proposal.ts';
import { bare, placedWords, stem } from '../words.ts';

/** Whatever is said of them is said of the person's life. */
const POSSESSIVES = new Set(['my', 'our', 'your', 'his', 'her', 'their', 'its']);
const SPEAKERS = /\b(?:i|me|mine|we|us|ours|i'm|i’m|we're|we’re|im)\b/i;

/** What any piece of work has, so that "the reader" claims nothing. */
const PARTS = new Set(
	`answer reply result reader person people tone length format text end start beginning main most least best same whole rest
	point points reason reasons order cost costs price time goal aim purpose audience deadline budget style level topic subject task work
	way kind type amount size place list plan message letter email story poem essay report table title opening close closing detail
	details line lines section sections step steps part parts other others next last example examples question questions problem
	cause idea ideas choice choices change changes outcome message facts fact difference language words reader's kind type reading
	hardest easiest biggest important useful likely one ones right wrong request`
		.split(/\s+/)
		.map(stem),
);

const ASSERTS =
	/\b(?:is|are|was|were|has|have|had|will|won't|isn't|aren't|says|said|shows?|showed|proves?|proved|causes|means)\b/gi;
const ASKING = /\b(?:what|where|when|who|whom|whose|which|how|why|if|whether)\b[^,;.]*$/i;
const REASON =
	/\b(?:because|since|given|due|as (?:you|it|the|this)|so that|thanks to|according|known|obviously|of course)\b/i;

/**
 * A line that tells something instead of wishing for it: a statement, a reason, somebody's something, a thing taken for
 * known. "Say where the parking is" asks, "Mention that parking is free" tells.
 */
export function findClaim(text: string, ground: Ground): StrikeReason | null {
	if (SPEAKERS.test(text) || REASON.test(text)) return 'claim';
	const isTold = [...text.matchAll(ASSERTS)].some(({ index }) => !ASKING.test(text.slice(0, index)));
	return isTold || presumes(text, ground) ? 'claim' : null;
}

/** Takes for known what the person did not speak of: "the wedding", "your brother". */
export function presumes(text: string, { ownStems }: Ground): boolean {
	const words = placedWords(text);
	return words.some(({ text: word }, at) => {
		const isTheirs = POSSESSIVES.has(bare(word));
		if (bare(word) !== 'the' && !isTheirs) return false;
		// "The nearest gardens" may begin with a word of its own; "my gap year" is not theirs for their "years".
		const named = words.slice(at + 1, at + (isTheirs ? 2 : 3)).map((one) => stem(one.text));
		return !named.some((one) => ownStems.has(one) || PARTS.has(one));
	});
}
