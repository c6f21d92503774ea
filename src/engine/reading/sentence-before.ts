/** The sentence a place stands in, from its first word up to the place. */
export function sentenceBefore(folded: string, start: number, at: number): string {
	const window = folded.slice(Math.max(start, at - 300), at);
	return window.slice(Math.max(window.lastIndexOf('\n'), window.search(/[.!?][^.!?]*$/)) + 1).trim();
}
