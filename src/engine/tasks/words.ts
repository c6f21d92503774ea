const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.+#-]*/gu;
/** The same for plain ASCII in lower case, which is faster. */
const ASCII_WORD = /[a-z\d][a-z\d'.+#-]*/g;
const MARKS = /\p{M}+/gu;
/** Most words that are read; further ones of a long request tell nothing new about its type. */
const LIMIT = 1_500;

const LONGEST_KEPT = 600;
const MOST_KEPT = 300;
const known = new Map<string, readonly string[]>();

/** Lower-cased words without accents or closing punctuation, from the opening of a text. */
export function wordsOf(text: string): readonly string[] {
	const kept = known.get(text);
	if (kept) return kept;
	const words = splitWords(text);
	if (text.length > LONGEST_KEPT) return words;
	// Kept, since one run asks for the same few clauses often; those of an earlier run are dropped.
	if (known.size >= MOST_KEPT) known.clear();
	known.set(text, words);
	return words;
}

function splitWords(text: string): readonly string[] {
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
