/** Most characters of all texts whose answers one function keeps. */
const MOST_CHARS = 64_000;

/**
 * The same function of a text, which keeps its answers for the texts of one request: many rules ask the same of the same part.
 * The function must be pure, and nobody may change what it returns.
 */
export function keptByText<Answer extends NonNullable<unknown> | null>(
	answerTo: (text: string) => Answer,
): (text: string) => Answer {
	const kept = new Map<string, Answer>();
	let chars = 0;
	let last: { readonly text: string; readonly answer: Answer } | null = null;
	const answerFor = (text: string): Answer => {
		const known = kept.get(text);
		if (known !== undefined) return known;
		const answer = answerTo(text);
		chars += text.length;
		// The kept texts are parts of one request; those of an earlier request are not needed again.
		if (chars > MOST_CHARS) {
			kept.clear();
			chars = text.length;
		}
		kept.set(text, answer);
		return answer;
	};
	return (text) => {
		// Many ask about the same text in a row: to compare it costs less than to look it up.
		if (last?.text === text) return last.answer;
		last = { text, answer: answerFor(text) };
		return last.answer;
	};
}
