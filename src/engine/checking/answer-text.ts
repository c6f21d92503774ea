/** An answer, taken apart once for all rules that are held against it. */
export interface AnswerText {
	readonly text: string;
	/** Without blank ones and without Markdown fences. */
	readonly lines: readonly string[];
	/** Separated by a blank line, or by a line of marks only ("***"). */
	readonly paragraphs: readonly string[];
	readonly words: readonly string[];
}

/** Words with inner apostrophes, hyphens and points: "don't", "well-known", "3.5". One Han or kana letter is a word. */
const WORD =
	/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+(?:['’.,-](?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+)*/gu;
const RULER = /^(?:[*_-] ?){3,}$/;

export function answerTextOf(raw: string): AnswerText {
	const text = raw.replaceAll('\r\n', '\n').trim();
	const lines = text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '' && !line.startsWith('```'));
	return { text, lines, paragraphs: paragraphsOf(text), words: text.match(WORD) ?? [] };
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
