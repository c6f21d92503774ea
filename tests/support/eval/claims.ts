/**
 * A fact that a text claims: a number, address, quoted words, day, month, or name (a capital inside a sentence).
 * Numbering at the start of a line is layout and no claim.
 */
export interface Claim {
	readonly kind: 'number' | 'address' | 'quote' | 'date' | 'name';
	readonly text: string;
	/**
	 * The claim with the word before it, and with the beginning of the next word, to search for in the engine's
	 * wording.
	 */
	readonly phrases: readonly string[];
}

const PATTERNS: readonly (readonly [Claim['kind'], RegExp])[] = [
	['address', /https?:\/\/[^\s)>\]"']{1,300}|\bwww\.[^\s)>\]"']{1,200}|[\w.+-]{1,60}@[\w-]{1,60}\.[\w.-]{1,60}/g],
	['quote', /["“«][^"“”«»\n]{1,200}["”»]/g],
	['number', /\d+(?:[.,:]\d+)*/g],
	[
		'date',
		/\b(?:January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/g,
	],
	['name', /(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}]{1,40}/gu],
];
const NUMBERING = /^\s{0,8}(?:[-*] |\d{1,2}[.)] |#{1,6} )/;

export function claimsOf(line: string): Claim[] {
	const text = line.replace(NUMBERING, '');
	return PATTERNS.flatMap(([kind, pattern]) =>
		[...text.matchAll(pattern)].map((match) => ({
			kind,
			text: match[0],
			phrases: phrasesAround(text, match.index, match[0]),
		})),
	);
}

function phrasesAround(text: string, at: number, claim: string): string[] {
	const before = /\S+\s$/.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? '';
	const after = /^\s?[^\s.,;:。、：；]{1,3}/.exec(text.slice(at + claim.length, at + claim.length + 40))?.[0] ?? '';
	return [before + claim, claim + after].filter((phrase) => phrase !== claim);
}
