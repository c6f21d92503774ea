const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.+#-]*/gu;
const MARKS = /\p{M}+/gu;
/** Beyond these the words of a long request say nothing new about its type. */
const LIMIT = 1_500;

/** Lower-cased words without accents or closing punctuation, from the opening of a text. */
export function wordsOf(text: string): string[] {
	const opening = text.length > LIMIT ? text.slice(0, LIMIT) : text;
	const lower = opening.toLowerCase().replaceAll('’', "'");
	const plain = isAscii(lower) ? lower : lower.normalize('NFD').replace(MARKS, '');
	return (plain.match(WORD) ?? []).map(trimEnd);
}

function isAscii(text: string): boolean {
	for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
	return true;
}

function trimEnd(word: string): string {
	let end = word.length;
	while (end > 1 && (word[end - 1] === '.' || word[end - 1] === '-' || word[end - 1] === "'")) end--;
	return end === word.length ? word : word.slice(0, end);
}
