/**
 * Takes the items of the one array in a JSON object out of its text as they are completed, however the text is cut. What
 * stands around the object (a fence of Markdown) is passed over.
 */
export interface JsonItems {
	/** The texts of the items that are complete now and were not before. */
	readonly add: (piece: string) => string[];
	/** The array came to its end. */
	readonly isComplete: () => boolean;
}

export function startJsonItems(): JsonItems {
	/** Open brackets: the object is the first, its array the second, an item the third. */
	let depth = 0;
	let item = '';
	let isInString = false;
	let isEscaped = false;
	/** What opened second was an array. */
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
		// Before the object, and between its start and the array, nothing else opens.
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
