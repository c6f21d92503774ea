const FIGURE = /\d[\d.,]*/g;
const NUMERAL =
	/\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|twice|dos|tres|cuatro|deux|trois|quatre|zwei|drei|vier|due|tre|quattro)\b/gi;
const SEEKS =
	/\b(?:how (?:many|much|long|far|fast|old|big|often|likely)|what (?:is|will|would|are) (?:the|its|their|your|my|his|her)|find|determine|calculate|which of the following|at what|in how many|cuant[oa]s?|combien|wie ?viele?|quant[oiae]s?|сколько|多少|몇)\b|[?？]/i;
const LIMIT = 2_000;
/** Words per figure, at most, for a text to be about its figures. */
const SPARSE = 20;

/** Whether the text states quantities and then asks for another one, as a word problem does: 0, 1 or 2. */
export function problemShapeOf(text: string): number {
	const opening = text.slice(0, LIMIT);
	const count = (opening.match(FIGURE)?.length ?? 0) + (opening.match(NUMERAL)?.length ?? 0) / 2;
	if (count < 1.5 || !SEEKS.test(opening)) return 0;
	if (asksBeforeTelling(opening)) return 0;
	return count >= 2.5 && opening.split(' ').length / count <= SPARSE ? 2 : 1;
}

/** A question followed by a passage is looked up in the passage; a problem states its figures first. */
function asksBeforeTelling(text: string): boolean {
	if (text.length < 300) return false;
	const mark = Math.max(text.lastIndexOf('?'), text.lastIndexOf('？'));
	return mark >= 0 && mark < text.length * 0.4;
}
