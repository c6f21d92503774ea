const WORDS = [
	'zero one two three four five six seven eight nine ten eleven twelve',
	'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
].flatMap((row) => row.split(' '));
const SPELLED = WORDS.map((word) => new RegExp(`\\b${word}\\b`));
const ADVERBS: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice', 3: 'thrice' };
const FIGURES = /\d[\d.,' \u00a0\u202f]{0,20}\d|\d/g;

/** The number as the person spelled it ("three", "1,000"): a compiled rule must not bring in a figure of its own. */
export function surfaceNumber(text: string, n: number): string {
	for (const figure of text.match(FIGURES) ?? []) if (numberOf(figure) === n) return figure;
	const lower = text.toLowerCase();
	const word = WORDS[n];
	if (word !== undefined && SPELLED[n]?.test(lower)) return word;
	if (n === 1 && /\b(?:an?|single|once)\b/.test(lower)) return 'one';
	if (n === 2 && /\b(?:both|couple|pair)\b/.test(lower)) return 'two';
	const adverb = ADVERBS[n];
	return adverb !== undefined && lower.includes(adverb) ? (word ?? String(n)) : String(n);
}

function numberOf(figure: string): number {
	const plain = figure.replace(/[,' \u00a0\u202f]/g, '');
	return Number(/^\d{1,3}(?:\.\d{3}){1,6}$/.test(plain) ? plain.replaceAll('.', '') : plain);
}
