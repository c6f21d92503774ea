const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** A word with its offset. */
export interface PlacedWord {
	readonly text: string;
	readonly start: number;
	/** Whether it is the first word of a sentence. */
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

/** A word in the form for comparisons: lower case, cut off at an apostrophe. */
export const bare = (word: string): string =>
	word
		.toLowerCase()
		.replace(/['’]s$/, '')
		.replace(/['’]/g, '');

const ENDINGS = /(?:ings?|ed|es|s|ly|er|ers|est)$/;

/** The common stem of a word's forms: "guests" and "guest", "allergies" and "allergy". */
export function stem(word: string): string {
	const plain = bare(word);
	if (plain.length < 4) return plain;
	const cut = plain.replace(/ies$|ied$/, 'y').replace(ENDINGS, '');
	const short = cut.length < 3 ? plain : cut;
	return short.replace(/([bdfgklmnprt])\1$/, '$1').replace(/e$/, '');
}
