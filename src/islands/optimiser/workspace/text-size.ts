/** Below this share of white space a script has no spaces between words, so words are not counted. */
const LEAST_SPACE_SHARE = 0.04;
/** Smaller growth is not shown. */
const SAME = 1.1;

export interface TextSize {
	/** UTF-16 units, as the limit counts them. */
	readonly chars: number;
	/** null in scripts that write words without spaces. */
	readonly words: number | null;
}

export function measureText(text: string): TextSize {
	const words = text.match(/\S+/g) ?? [];
	const isSpaced = text.length < 1 / LEAST_SPACE_SHARE || words.length / text.length >= LEAST_SPACE_SHARE;
	return { chars: text.length, words: isSpaced ? words.length : null };
}

/** How many times as long the result is, to one decimal ("8.7"); null when about as long or shorter. */
export function measureGrowth(before: string, after: string): string | null {
	const times = after.length / Math.max(before.length, 1);
	if (times < SAME) return null;
	return times.toLocaleString('en-GB', { maximumFractionDigits: times < 10 ? 1 : 0 });
}
