import type { Clause } from '#engine/types';
import { findConstraints } from './constraints/find-constraints.ts';
import type { Passage } from './passage.ts';
import { promoteTask, roleOf } from './roles.ts';
import { shapeOf } from './shape.ts';
import { type Range, type Source, spanOf } from './source.ts';

/** Says what each clause is for and which rules it carries. */
export function readClauses(source: Source, passages: readonly Passage[], language: string): Clause[] {
	const clauses: Clause[] = [];
	let hasTask = false;
	for (const passage of passages) {
		const range = { start: passage.start, end: passage.start + passage.text.length };
		const constraints = findConstraints(source, passage, language);
		const text = source.folded.slice(range.start, range.end);
		const shape = shapeOf(text);
		const role = roleOf({
			text,
			shape,
			constraints,
			hasTask,
			isCoordinated: isCoordinated(source, clauses.at(-1), range),
		});
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
