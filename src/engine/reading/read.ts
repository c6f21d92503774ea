import type { Clause, Reading } from '#engine/types';
import { splitClauses } from './clauses.ts';
import { findConstraints } from './constraints/find-constraints.ts';
import { findFacts } from './facts/find-facts.ts';
import { fold } from './fold.ts';
import { detectLanguage } from './language.ts';
import { findInstruction, findMaterial } from './material/find-material.ts';
import { normalise } from './normalise.ts';
import { passageOf } from './passage.ts';
import { promoteTask, roleOf } from './roles.ts';
import { shapeOf } from './shape.ts';
import { type Source, spanOf } from './source.ts';

/** Reads a rough text: what is asked, under which rules, about what. Pure, synchronous, never throws. */
export function read(raw: string): Reading {
	const source = fold(normalise(raw));
	const material = findMaterial(source);
	const instruction = findInstruction(source.text.length, material);
	const language = detectLanguage(instruction.map((range) => source.folded.slice(range.start, range.end)).join(' '));
	const clauses = readClauses(
		source,
		language.code,
		instruction.flatMap((range) => splitClauses(source, range)),
	);
	return {
		raw,
		text: source.text,
		language,
		clauses,
		material,
		facts: findFacts(source, clauses, language.code),
		hasAdditionalContext: /\badditional context:/i.test(source.text),
		lacksMaterial: false,
		isNonsense: false,
		already: null,
		injection: [],
		highStakes: [],
		conflicts: [],
	};
}

function readClauses(source: Source, language: string, ranges: readonly { start: number; end: number }[]): Clause[] {
	let hasTask = false;
	const clauses = ranges.map((range): Clause => {
		const constraints = findConstraints(source, passageOf(source, range), language);
		const shape = shapeOf(source.folded.slice(range.start, range.end));
		const role = roleOf(shape, constraints, hasTask);
		hasTask ||= role === 'task';
		return { span: spanOf(source, range), role, verb: shape.verb, isQuestion: shape.isQuestion, constraints };
	});
	return promoteTask(clauses);
}
