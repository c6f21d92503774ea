/** Labels of wishes, as the hints of the page and people write them: "Length: 200 words". */
const WISH =
	/^[-*•]?\s{0,3}(?:task|about|topic|subject|audience|length|tone|style|format|number of items|time available|budget|language|programming language): ?\S/i;
const LABELLED = /^[-*•]?\s{0,3}[\p{L}][\p{L}\p{N} /&'’-]{0,40}: ?\S/u;
const MOST_LINES = 8;
const LONGEST = 120;

/**
 * Whether lines that look pasted are wishes, one a line: "Length: 200 words", "Tone: warm", "no jokes". Notes and forms are
 * not, since they have other labels too.
 */
export function areWishes(lines: readonly string[]): boolean {
	const said = lines.map((line) => line.trim()).filter((line) => line !== '');
	return (
		said.length <= MOST_LINES &&
		said.some((line) => WISH.test(line)) &&
		said.every((line) => line.length <= LONGEST && (WISH.test(line) || !LABELLED.test(line)))
	);
}
