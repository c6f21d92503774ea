/** Lowest code unit of Chinese and Japanese characters. */
const FIRST_SIGN = 0x2e80;

/** Counts words; two Chinese or Japanese characters count as one. */
export function countWords(text: string): number {
	let count = 0;
	let isInWord = false;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code >= FIRST_SIGN) return countWithSigns(text);
		const isSpace =
			code <= 0x20 ? code === 0x20 || (code >= 9 && code <= 13) : code > 0x7f && /\s/.test(text.charAt(at));
		if (!isSpace && !isInWord) count++;
		isInWord = !isSpace;
	}
	return count;
}

const countWithSigns = (text: string): number =>
	(text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2}|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+/gu) ?? []).length;
