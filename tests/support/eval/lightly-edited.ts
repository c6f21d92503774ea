import type { Optimised } from '#engine/result-model';

/**
 * A stretch of the request with the light edits that its result publishes: "30 mins" as "30 minutes". What is not published
 * as an edit counts as the person's words, so a word that changed without a step is found.
 */
export function lightlyEdited(
	request: string,
	{ start, end }: { readonly start: number; readonly end: number },
	operations: Optimised['operations'],
): string {
	const edits = operations
		.filter(({ action, isUndone }) => (action === 'reworded' || action === 'removed') && !isUndone)
		.flatMap(({ source: [place], text }) => (place ? [{ ...place, to: wordsAfter(text) }] : []))
		.filter((edit) => start <= edit.start && edit.end <= end)
		.sort((a, b) => b.start - a.start);
	return edits.reduce(
		(text, edit) => text.slice(0, edit.start - start) + edit.to + text.slice(edit.end - start),
		request.slice(start, end),
	);
}

/** "mins → minutes" puts one for the other; words alone were taken out. */
const wordsAfter = (text: string): string => /.* → (.*)$/s.exec(text)?.[1] ?? '';
