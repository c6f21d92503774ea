export interface Line {
	readonly text: string;
	/** The line went on beyond the limit; `text` is empty, the rest was dropped. */
	readonly isTooLong: boolean;
}

/**
 * The lines of a stream of text, one at a time, never holding more than `maxChars` of one line: a file of any size, or a
 * gigabyte without a line break, takes the same memory. Line ends are `\n`; a `\r` before it stays (JSON ignores it).
 */
export async function* readLines(chunks: AsyncIterable<string>, maxChars: number): AsyncGenerator<Line> {
	let held = '';
	let isTooLong = false;
	for await (const chunk of chunks) {
		const pieces = chunk.split('\n');
		const last = pieces.pop() ?? '';
		for (const piece of pieces) {
			yield finish(held + piece, isTooLong, maxChars);
			held = '';
			isTooLong = false;
		}
		held += last;
		if (held.length > maxChars) {
			isTooLong = true;
			held = '';
		}
	}
	if (held !== '' || isTooLong) yield finish(held, isTooLong, maxChars);
}

function finish(text: string, wasTooLong: boolean, maxChars: number): Line {
	const isTooLong = wasTooLong || text.length > maxChars;
	return { text: isTooLong ? '' : text, isTooLong };
}
