/**
 * Extracts the items of the only array in a JSON object while its text arrives in pieces. Text around the object, such
 * as a Markdown fence, is skipped.
 */
export interface JsonItems {
	/** Adds a piece; returns the texts of the items that it completes. */
	readonly add: (piece: string) => string[];
	/** Whether the array has ended. */
	readonly isComplete: () => boolean;
}

export function startJsonItems(): JsonItems {
	/** Number of open brackets: 1 in the object, 2 in its array, 3 in an item. */
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
		// Array brackets before the object are ignored like other text around it.
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
