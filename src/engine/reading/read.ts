import type { Clause, Reading } from '#engine/types';
import { splitClauses } from './clauses.ts';
import { findConstraints } from './constraints.ts';
import { findFacts } from './facts.ts';
import { fold } from './fold.ts';
import { detectLanguage } from './language.ts';
import { findInstruction, findMaterial } from './material.ts';
import { normalise } from './normalise.ts';
import { promoteTask, roleOf, shapeOf } from './roles.ts';
import { type Source, spanOf } from './source.ts';

/** Reads a rough text: what is asked, under which rules, about what. Pure, synchronous, never throws. */
export function read(raw: string): Reading {
	const source = fold(normalise(raw));
	const material = findMaterial(source);
	const instruction = findInstruction(source.text.length, material);
	const clauses = readClauses(
		source,
		instruction.flatMap((range) => splitClauses(source, range)),
	);
	return {
		raw,
		text: source.text,
		language: detectLanguage(instruction.map((range) => source.text.slice(range.start, range.end)).join(' ')),
		clauses,
		material,
		facts: findFacts(source, clauses),
		hasAdditionalContext: /\badditional context:/i.test(source.text),
		lacksMaterial: false,
		isNonsense: false,
		already: null,
		injection: [],
		highStakes: [],
		conflicts: [],
	};
}

function readClauses(source: Source, ranges: readonly { start: number; end: number }[]): Clause[] {
	let hasTask = false;
	const clauses = ranges.map((range): Clause => {
		const constraints = findConstraints(source, range);
		const shape = shapeOf(source.folded.slice(range.start, range.end));
		const role = roleOf(shape, constraints, hasTask);
		hasTask ||= role === 'task';
		return { span: spanOf(source, range), role, verb: shape.verb, isQuestion: shape.isQuestion, constraints };
	});
	return promoteTask(clauses);
}
