/** Most characters of all texts whose answers one function keeps for a request. */
const MOST_CHARS = 64_000;
/** With so many characters kept, the next request begins anew: a long request has as many, of short ones some thirty. */
const ENOUGH_CHARS = 8000;

/** Counts the requests. */
let request = 0;

/**
 * Says that a request begins: a function that has kept enough begins anew when it is next asked, and forgets what it kept before the
 * last time. Answers that stay longer would only fill the memory.
 */
export function beginRequest(): void {
	request++;
}

/**
 * The same function of a text, which keeps its answers for the texts of this request and of a few before: many rules ask the same of the
 * same part, and people send a text again with a small change. The function must be pure, and nobody may change what it returns.
 */
export function keptByText<Answer extends NonNullable<unknown> | null>(
	answerTo: (text: string) => Answer,
): (text: string) => Answer {
	let kept = new Map<string, Answer>();
	let before = kept;
	let chars = 0;
	let keptFor = 0;
	let lastText: string | null = null;
	let lastAnswer: Answer | null = null;
	const answerFor = (text: string): Answer => {
		if (chars > MOST_CHARS || (chars > ENOUGH_CHARS && keptFor !== request)) {
			before = kept;
			kept = new Map();
			chars = 0;
		}
		keptFor = request;
		const known = kept.get(text);
		if (known !== undefined) return known;
		const again = before.get(text);
		const answer = again === undefined ? answerTo(text) : again;
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
