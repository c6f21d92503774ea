const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** A word where it stands. */
export interface PlacedWord {
	readonly text: string;
	readonly start: number;
	/** A sentence begins with it. */
	readonly isFirst: boolean;
}

export function placedWords(text: string): PlacedWord[] {
	let last = 0;
	return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
		const isFirst = last === 0 || /[.!?:\n]/.test(text.slice(last, index));
		last = index + word.length;
		return { text: word, start: index, isFirst };
	});
}

/** As words are compared: small letters, no apostrophe and what follows it. */
export const bare = (word: string): string =>
	word
		.toLowerCase()
		.replace(/['’]s$/, '')
		.replace(/['’]/g, '');

const ENDINGS = /(?:ings?|ed|es|s|ly|er|ers|est)$/;

/** The beginning that forms of a word share: "guests" and "guest", "allergies" and "allergy". */
export function stem(word: string): string {
	const plain = bare(word);
	if (plain.length < 4) return plain;
	const cut = plain.replace(/ies$|ied$/, 'y').replace(ENDINGS, '');
	const short = cut.length < 3 ? plain : cut;
	return short.replace(/([bdfgklmnprt])\1$/, '$1').replace(/e$/, '');
}
