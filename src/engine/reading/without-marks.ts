const MARKS = /\p{M}+/gu;
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', œ: 'oe', æ: 'ae' };

/** A word in small letters as people type it without accents. */
export const withoutMarks = (word: string): string =>
	word
		.normalize('NFD')
		.replace(MARKS, '')
		.replace(/[łßøœæ]/g, (letter) => LETTERS[letter] ?? letter)
		.normalize('NFC');
