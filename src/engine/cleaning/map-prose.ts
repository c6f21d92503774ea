const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Applies a change to everything outside fenced code; fenced lines pass through byte for byte. */
export function mapProse(text: string, change: (prose: string) => string): string {
	return splitFences(text)
		.map(({ isCode, text: part }) => (isCode ? part : change(part)))
		.join('\n');
}

/** The runs of prose and code lines, in order; joined with line breaks they give the text again. An open fence runs to the end. */
export function splitFences(text: string): { readonly isCode: boolean; readonly text: string }[] {
	const parts: { isCode: boolean; lines: string[] }[] = [];
	let fence = '';
	for (const line of text.split('\n')) {
		const marks = FENCE.exec(line)?.[1] ?? '';
		const isCode = fence !== '' || marks !== '';
		const part = parts.at(-1);
		if (part && part.isCode === isCode && !(isCode && fence === '')) part.lines.push(line);
		else parts.push({ isCode, lines: [line] });
		if (fence === '') fence = marks;
		else if (closes(fence, marks, line)) fence = '';
	}
	return parts.map(({ isCode, lines }) => ({ isCode, text: lines.join('\n') }));
}

/** The marks of a fence without its end, or an empty text. */
export function findOpenFence(text: string): string {
	let fence = '';
	for (const line of text.split('\n')) {
		const marks = FENCE.exec(line)?.[1] ?? '';
		if (fence === '') fence = marks;
		else if (closes(fence, marks, line)) fence = '';
	}
	return fence;
}

const closes = (fence: string, marks: string, line: string) =>
	marks.length >= fence.length && marks[0] === fence[0] && line.trim() === marks;
