import type { Clause } from '#engine/types';
import { splitClauses } from './clauses.ts';
import { findConstraints } from './constraints/find-constraints.ts';
import { passageOf } from './passage.ts';
import { promoteTask, roleOf } from './roles.ts';
import { shapeOf } from './shape.ts';
import { type Range, type Source, spanOf } from './source.ts';

/** Cuts the instruction into clauses and says what each is for and which rules it carries. */
export function readClauses(source: Source, instruction: readonly Range[], language: string): Clause[] {
	const clauses: Clause[] = [];
	let hasTask = false;
	for (const range of instruction.flatMap((part) => splitClauses(source, part))) {
		const constraints = findConstraints(source, passageOf(source, range), language);
		const shape = shapeOf(source.folded.slice(range.start, range.end));
		const role = roleOf({ shape, constraints, hasTask, isCoordinated: isCoordinated(source, clauses.at(-1), range) });
		hasTask ||= role === 'task';
		clauses.push({ span: spanOf(source, range), role, verb: shape.verb, isQuestion: shape.isQuestion, constraints });
	}
	return promoteTask(clauses);
}

/** The clause before ended without a stop, on the same line. */
function isCoordinated(source: Source, before: Clause | undefined, range: Range): boolean {
	if (!before || source.text.slice(before.span.end, range.start).includes('\n')) return false;
	return !/[.!?:;。！？…]["')\]]?$/.test(before.span.text);
}
