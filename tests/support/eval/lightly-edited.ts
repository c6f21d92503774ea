import type { Optimised } from '#engine/result-model';

/**
 * Applies the edits that a result publishes to a piece of the request, such as "30 minutes" for "30 mins". A word that
 * changed without a published edit can then be found.
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

/** The new words of an edit: "minutes" in "mins → minutes", or nothing if the words were removed. */
const wordsAfter = (text: string): string => /.* → (.*)$/s.exec(text)?.[1] ?? '';
