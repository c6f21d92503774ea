import type { Clause, Fact, Material } from '#engine/types';
import { refersToPassage } from './deixis.ts';

const OPEN_COLON =
	/\b(?:text|article|sentence|passage|paragraph|code|email|this|following|below|here|it|essay|data|list|error|function)\b[^.:\n]{0,40}:\s*$/i;

/** Whether the instruction points at a passage that is not there: nothing pasted, no link or placeholder in its stead. */
export function lacksMaterial(
	clauses: readonly Clause[],
	material: readonly Material[],
	facts: readonly Fact[],
	instruction: string,
): boolean {
	if (material.length > 0 || facts.some(({ kind }) => kind === 'url' || kind === 'placeholder' || kind === 'file'))
		return false;
	const points = clauses
		.filter(({ role }) => role === 'task' || role === 'rule')
		.some(({ span }) => refersToPassage(span.text));
	return (points || OPEN_COLON.test(instruction.trimEnd())) && !isSelfContained(clauses);
}

/** "Improve this sentence. The cat sat on the mat." brings its passage along without marking it. */
function isSelfContained(clauses: readonly Clause[]): boolean {
	const spoken = clauses.filter(({ role }) => role === 'context').reduce((sum, { span }) => sum + span.text.length, 0);
	return spoken >= 120 || clauses.some(({ span }) => /"[^"]{20,400}"/.test(span.text));
}
