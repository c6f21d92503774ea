const NUMBER = /\d[\d.,]*/g;
const SEEKS =
	/\b(?:how (?:many|much|long|far|fast|old|big|often|likely)|what (?:is|will|would|are) (?:the|its|their|your|my|his|her)|find|determine|calculate|which of the following|at what|in how many|cuant[oa]s?|combien|wie ?viele?|quant[oiae]s?|сколько|多少|몇)\b|[?？]/i;
const LIMIT = 2_000;

/** Whether the text states quantities and then asks for another one, as a word problem does: 0, 1 or 2. */
export function problemShapeOf(text: string): number {
	const opening = text.slice(0, LIMIT);
	const numbers = opening.match(NUMBER)?.length ?? 0;
	if (numbers < 2 || !SEEKS.test(opening)) return 0;
	return numbers >= 3 ? 2 : 1;
}
