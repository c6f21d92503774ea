const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.+#-]*/gu;
/** The same for plain ASCII in lower case, where it is found sooner. */
const ASCII_WORD = /[a-z\d][a-z\d'.+#-]*/g;
const MARKS = /\p{M}+/gu;
/** Beyond these the words of a long request say nothing new about its type. */
const LIMIT = 1_500;

/** Lower-cased words without accents or closing punctuation, from the opening of a text. */
export function wordsOf(text: string): string[] {
	const opening = text.length > LIMIT ? text.slice(0, LIMIT) : text;
	const lower = opening.toLowerCase().replaceAll('’', "'");
	const words = isAscii(lower) ? lower.match(ASCII_WORD) : lower.normalize('NFD').replace(MARKS, '').match(WORD);
	return words?.map(trimEnd) ?? [];
}

export function isAscii(text: string): boolean {
	for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
	return true;
}

function trimEnd(word: string): string {
	let end = word.length;
	while (end > 1 && (word[end - 1] === '.' || word[end - 1] === '-' || word[end - 1] === "'")) end--;
	return end === word.length ? word : word.slice(0, end);
}
