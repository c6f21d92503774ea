/** Most characters of all texts whose answers one function keeps. */
const MOST_CHARS = 64_000;

/** Counts the requests; what was kept for an earlier one is forgotten. */
let request = 0;

/** Lets every function forget its texts when next asked: those of an earlier request are not needed again, and would only fill the memory. */
export function forgetTexts(): void {
	request++;
}

/**
 * The same function of a text, which keeps its answers for the texts of one request: many rules ask the same of the same part.
 * The function must be pure, and nobody may change what it returns.
 */
export function keptByText<Answer extends NonNullable<unknown> | null>(
	answerTo: (text: string) => Answer,
): (text: string) => Answer {
	let kept = new Map<string, Answer>();
	let chars = 0;
	let keptFor = 0;
	let lastText: string | null = null;
	let lastAnswer: Answer | null = null;
	const answerFor = (text: string): Answer => {
		if (keptFor !== request || chars > MOST_CHARS) {
			kept = new Map();
			chars = 0;
			keptFor = request;
		}
		const known = kept.get(text);
		if (known !== undefined) return known;
		const answer = answerTo(text);
		chars += text.length;
		kept.set(text, answer);
		return answer;
	};
	return (text) => {
		// Many ask about the same text in a row: to compare it costs less than to look it up.
		if (text !== lastText) {
			lastAnswer = answerFor(text);
			lastText = text;
		}
		return lastAnswer as Answer;
	};
}
