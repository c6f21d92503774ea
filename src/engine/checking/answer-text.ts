/** An answer, split into lines, words and so on, once for the checks of all rules. */
export interface AnswerText {
	/** The answer, trimmed, with `\n` as its only line end. */
	readonly text: string;
	/** The answer in lower case, with plain quotation marks and single spaces. */
	readonly folded: string;
	/** The trimmed lines, without blank ones and code fences. */
	readonly lines: readonly string[];
	/** Paragraphs, separated by a blank line or a line of only marks ("***"). */
	readonly paragraphs: readonly string[];
	readonly words: readonly string[];
	/** How often each word occurs, by its folded form. */
	readonly tally: ReadonlyMap<string, number>;
	/** Whether the answer has any Markdown marks. If so, copying kept them, and parts without marks never had any. */
	readonly hasMarkdown: boolean;
}

const UNSPACED = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}';
/** Words with inner apostrophes, hyphens and points: "don't", "well-known", "3.5". One Han or kana letter is a word. */
const WORD = new RegExp(
	`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+(?:['’.,-](?:(?![${UNSPACED}])[\\p{L}\\p{M}\\p{N}])+)*`,
	'gu',
);
const RULER = /^(?:[*_-] ?){3,40}$/;
const MARKDOWN = /^(?:#{1,6} |[-*+] |\d{1,3}\. |> |\|)|\*\*[^*\n]{1,200}\*\*|```/m;

export function answerTextOf(raw: string): AnswerText {
	const text = raw.replaceAll('\r\n', '\n').trim();
	const lines = text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '' && !line.startsWith('```'));
	const words = text.match(WORD) ?? [];
	return {
		text,
		folded: foldText(text),
		lines,
		paragraphs: paragraphsOf(text),
		words,
		tally: tallyOf(words),
		hasMarkdown: MARKDOWN.test(text),
	};
}

/** Makes two spellings of the same words equal: case, quotation marks, dashes, white space. */
export function foldText(text: string): string {
	return text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[“”„«»]/g, '"')
		.replace(/[‘’‚]/g, "'")
		.replace(/[–—]/g, '-')
		.replace(/\s+/g, ' ')
		.trim();
}

function paragraphsOf(text: string): string[] {
	const found: string[][] = [[]];
	for (const line of text.split('\n')) {
		const bare = line.trim();
		if (bare === '' || RULER.test(bare)) found.push([]);
		else found.at(-1)?.push(bare);
	}
	return found.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
}

function tallyOf(words: readonly string[]): Map<string, number> {
	const tally = new Map<string, number>();
	for (const word of words) {
		const folded = word.toLowerCase().replaceAll('’', "'");
		tally.set(folded, (tally.get(folded) ?? 0) + 1);
	}
	return tally;
}

/** The number of the first line with a folded phrase, from 1, or null. */
export function findLine({ lines }: AnswerText, phrase: string): number | null {
	const index = lines.findIndex((line) => foldText(line).includes(phrase));
	return index < 0 ? null : index + 1;
}

/** How often a folded phrase occurs as whole words. */
export function countPhrase({ folded, tally }: AnswerText, phrase: string): number {
	if (phrase === '') return 0;
	if (/^[\p{L}\p{N}]+$/u.test(phrase) && tally.has(phrase)) return tally.get(phrase) ?? 0;
	let count = 0;
	for (let at = folded.indexOf(phrase); at >= 0; at = folded.indexOf(phrase, at + phrase.length)) {
		if (isWhole(folded, at, at + phrase.length)) count++;
	}
	return count;
}

const LETTER = /(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{N}]/u;

function isWhole(text: string, start: number, end: number): boolean {
	const opens = !LETTER.test(text.charAt(start)) || !LETTER.test(text.charAt(start - 1));
	return opens && (!LETTER.test(text.charAt(end - 1)) || !LETTER.test(text.charAt(end)));
}
