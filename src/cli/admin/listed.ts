import type { Outcome } from './command.ts';

/** A list with at most `most` rows. `found` has one more where there are further ones, and then the list says so. */
export function listed<T>(
	found: readonly T[],
	most: number,
	linesOf: (one: T, index: number) => readonly string[],
): Outcome {
	const shown = found.slice(0, most);
	const more = found.length > most ? [`These are the first ${most}; there are more.`] : [];
	return { value: shown, lines: [...shown.flatMap(linesOf), ...more] };
}
