/**
 * The same function of an object that belongs to one request, which keeps the answer for the object that it was asked about last. In
 * a WeakMap the answers would stay until the whole heap is collected, hundreds of requests later, since each leads back to its object.
 * The function must be pure, and nobody may change what it returns.
 */
export function keptForLast<About extends object, Answer>(
	answerTo: (about: About) => Answer,
): (about: About) => Answer {
	let last: { readonly about: About; readonly answer: Answer } | null = null;
	return (about) => {
		if (last?.about !== about) last = { about, answer: answerTo(about) };
		return last.answer;
	};
}
