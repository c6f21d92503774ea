import { isWhite } from '#engine/reading/source';

/** Lowest code unit of Chinese and Japanese characters. */
const FIRST_SIGN = 0x2e80;
const SIGN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const MOST_OF_ONE_UNIT = 0xffff;

/** Counts words; two Chinese or Japanese characters count as one. */
export function countWords(text: string): number {
	const { length } = text;
	let count = 0;
	let signs = 0;
	let isInWord = false;
	for (let at = 0; at < length; at++) {
		const point = text.codePointAt(at) as number;
		if (point > MOST_OF_ONE_UNIT) at++;
		const isSign = point >= FIRST_SIGN && SIGN.test(String.fromCodePoint(point));
		signs = isSign ? signs + 1 : 0;
		const isOfWord = !isSign && !isWhite(text, at);
		if (isSign ? signs % 2 === 0 : isOfWord && !isInWord) count++;
		isInWord = isOfWord;
	}
	return count;
}
