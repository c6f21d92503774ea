/** `## Intent`, and `<intent>` of a prompt for Claude. */
const HEADING = /^(?:#{1,6}\s|<\/?[\w-]+>$)/;
const BULLET = /^(?:[-*•]|\d+[.)])\s+/;

/** The letters and digits of a text, for telling whether two texts say the same. */
const wordsOf = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();

/**
 * What a prompt says, on one line, without the marks of its form. It stands beneath the text that it was made from, so a
 * beginning that only says that text again is left out; so is the last line, which closes every prompt. Unless there is
 * nothing else.
 */
export function previewOf(result: string, raw: string): string {
	const lines = result
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '' && !HEADING.test(line))
		.map((line) => line.replace(BULLET, ''));
	const said = lines.length > 1 ? lines.slice(0, -1) : lines;
	const [first = '', ...rest] = said;
	const isSaidAgain = rest.length > 0 && wordsOf(first) === wordsOf(raw);
	return (isSaidAgain ? rest : said).join(' ');
}
