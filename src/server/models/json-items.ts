/**
 * Takes the items of the single array in a JSON object out of its text as they are completed, however the text is cut.
 * Text around the object (a fence of Markdown) is skipped.
 */
export interface JsonItems {
	/** Adds a piece; returns the texts of the items that it completes. */
	readonly add: (piece: string) => string[];
	/** Whether the array has ended. */
	readonly isComplete: () => boolean;
}

export function startJsonItems(): JsonItems {
	/** Open brackets: the object is the first, its array the second, an item the third. */
	let depth = 0;
	let item = '';
	let isInString = false;
	let isEscaped = false;
	/** Whether the second bracket opened an array. */
	let isList = false;
	let isOver = false;

	function step(sign: string): string | null {
		if (isOver) return null;
		if (depth >= 3) item += sign;
		if (isInString) {
			if (isEscaped) isEscaped = false;
			else if (sign === '\\') isEscaped = true;
			else if (sign === '"') isInString = false;
			return null;
		}
		if (sign === '"') isInString = depth > 0;
		else if (sign === '{' || sign === '[') open(sign);
		else if (sign === '}' || sign === ']') return close();
		return null;
	}

	function open(sign: string): void {
		// No other bracket may open before the object, or between its start and the array.
		if (depth === 0 && sign === '[') return;
		depth += 1;
		if (depth === 2) isList = sign === '[';
		if (depth === 3) item = sign;
	}

	function close(): string | null {
		depth -= 1;
		if (depth === 1 && isList) isOver = true;
		return depth === 2 && isList ? item : null;
	}

	return {
		add: (piece) => [...piece].flatMap((sign) => step(sign) ?? []),
		isComplete: () => isOver,
	};
}
