import type { Ground } from '../ground.ts';
import type { StrikeReason } from '../proposal.ts';
import { bare, placedWords, stem } from '../words.ts';

/** Words before a person or thing of somebody's life, such as "my". */
const POSSESSIVES = new Set(['my', 'our', 'your', 'his', 'her', 'their', 'its']);
/**
 * "I" and "me" without a claim: "Tell me", "give us", "Say what I may refuse", and purposes such as "so that I can read
 * it" and "as I would say it". "I am ill" is a claim.
 */
const SPEAKERS =
	/\b(?:i|mine|we|ours|i'm|i’m|we're|we’re|im)\b(?! (?:can|could|may|might|must|should|would|need to|have to)\b)/gi;
/** Orders to state a claim: "mention that I can drive", "add a line that we can pay". */
const TOLD =
	/\b(?:say|mention|state|note|tell|explain|stress|admit|claim|show|remind|point out|make (?:it )?clear)(?: \w+){0,3} that\b|(?<!\bso )\bthat (?:i|we)\b/gi;

/** Nouns for things that every piece of work has, so that "the reader" is no claim. */
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
const REASON = /\b(?:because|since|given|due|as (?:you|it|the|this)|thanks to|according|known|obviously|of course)\b/i;

/**
 * Finds a line that claims something instead of asking for it: a statement, a reason, a possession, or a thing that is
 * assumed to be known. "Say where the parking is" is a wish, "Mention that parking is free" a claim.
 */
export function findClaim(text: string, ground: Ground): StrikeReason | null {
	if (REASON.test(text)) return 'claim';
	const isTold = [SPEAKERS, TOLD, ASSERTS].some((tells) =>
		[...text.matchAll(tells)].some(({ 0: words, index }) => !ASKING.test(text.slice(0, index + words.length))),
	);
	return isTold || presumes(text, ground) ? 'claim' : null;
}

/** Whether words assume things that the person did not mention: "the wedding", "your brother". */
export const presumes = (text: string, ground: Ground): boolean =>
	namedAsKnown(text).some((named) => !named.some((one) => ground.ownStems.has(one) || PARTS.has(one)));

/**
 * Whether a question assumes a person or thing of the person's life. Ordinary things are allowed ("what does your
 * contract say?"), because only the answer reaches the prompt.
 */
export const presumesOfLife = (text: string, ground: Ground): boolean =>
	namedAsKnown(text).some((named) => named.some((one) => OF_A_LIFE.has(one) && !ground.ownStems.has(one)));

/** The stems of the words after each "the", "my" and "your" of a text. */
function namedAsKnown(text: string): string[][] {
	const words = placedWords(text);
	return words.flatMap(({ text: word }, at) => {
		const isTheirs = POSSESSIVES.has(bare(word));
		if (bare(word) !== 'the' && !isTheirs) return [];
		// An adjective may be new ("The nearest gardens"), the noun may not: "years" in the text does not allow "my gap year".
		return [words.slice(at + 1, at + (isTheirs ? 2 : 3)).map((one) => stem(one.text))];
	});
}

/** People and things that not everybody has, such as a partner or a wedding. A question must not assume them. */
const OF_A_LIFE = new Set(
	`brother brothers sister sisters sibling siblings husband wife partner boyfriend girlfriend fiance fiancee ex son sons daughter
	daughters child children kid kids baby toddler grandchildren mum mom mother dad father parents gran nan grandmother grandfather
	aunt uncle cousin twin dog cat pet horse boss colleague lawyer solicitor therapist wedding marriage divorce affair funeral death
	pregnancy birth operation surgery illness disease diagnosis cancer depression disability addiction accident injury crime arrest
	conviction debt debts loan bankruptcy dismissal redundancy complaint lawsuit court religion faith church mosque visa`
		.split(/\s+/)
		.map(stem),
);
