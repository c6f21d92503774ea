import type { Clause } from '#engine/types';

/**
 * Whether a line after the request is the passage: "Name three uses of the given tool." and then "Hammer".
 * Lines that ask for something or set a rule belong to the request.
 *
 * @param text what the spans of the clauses are cut from
 */
export function bringsOwnPassage(text: string, clauses: readonly Clause[]): boolean {
	return clauses.some((clause, index) => {
		const before = clauses[index - 1];
		if (!before || clause.role === 'filler' || clause.role === 'rule') return false;
		const isSaid = clause.role === 'task' && (clause.verb !== null || clause.isQuestion);
		return !isSaid && text.slice(before.span.end, clause.span.start).includes('\n');
	});
}
