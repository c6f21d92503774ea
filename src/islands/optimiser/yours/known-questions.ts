import type { ReviseResponse } from '#contract/revise';

/** The words of every question and line that was offered beside a result, by its id: answered ones are not sent again. */
let known: { readonly requestId: string; readonly words: Map<string, string> } = { requestId: '', words: new Map() };

export function noteQuestions(
	requestId: string,
	{ questions, suggestions }: Pick<ReviseResponse, 'questions' | 'suggestions'>,
): void {
	if (known.requestId !== requestId) known = { requestId, words: new Map() };
	for (const { id, question } of questions) known.words.set(id, question);
	for (const { id, text } of suggestions) known.words.set(id, text);
}

export const wordsOf = (requestId: string, id: string): string =>
	known.requestId === requestId ? (known.words.get(id) ?? '') : '';
