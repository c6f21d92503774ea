/** How the hints of the page begin a line, and how people write a wish as a label and a value. */
const WISH =
	/^[-*•]?\s{0,3}(?:task|about|topic|subject|audience|length|tone|style|format|number of items|time available|budget|language|programming language): ?\S/i;
const LABELLED = /^[-*•]?\s{0,3}[\p{L}][\p{L}\p{N} /&'’-]{0,40}: ?\S/u;
const MOST_LINES = 8;
const LONGEST = 120;

/**
 * Whether lines that look pasted are wishes, a line each: "Length: 200 words", "Tone: warm", "no jokes". A note or a form
 * has labels of its own.
 */
export function areWishes(lines: readonly string[]): boolean {
	const said = lines.map((line) => line.trim()).filter((line) => line !== '');
	return (
		said.length <= MOST_LINES &&
		said.some((line) => WISH.test(line)) &&
		said.every((line) => line.length <= LONGEST && (WISH.test(line) || !LABELLED.test(line)))
	);
}
