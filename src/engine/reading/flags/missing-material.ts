import type { Clause, Fact, Material } from '#engine/types';
import { refersToPassage } from './deixis.ts';

const OPEN_COLON =
	/\b(?:text|article|sentence|passage|paragraph|code|email|this|following|below|here|it|essay|data|list|error|function)\b[^.:\n]{0,40}:\s*$|\b(?:translate|rewrite|summari[sz]e|rephrase|paraphrase|proofread|correct|fix|improve)\b[^.:\n]{0,40}:\s*$/i;
// "Solve this equation: 2x - 3 = 7" says it all in one clause.
const SAID_AT_ONCE = /\b(?:this|these|following|given|below)\b[^:]{0,60}:\s{1,4}\S.{4,}|"[^"]{12,400}"/;

/** Whether the instruction points at a passage that is not there: nothing pasted, no link or placeholder in its stead. */
export function lacksMaterial(
	clauses: readonly Clause[],
	material: readonly Material[],
	facts: readonly Fact[],
	instruction: string,
): boolean {
	if (material.length > 0 || facts.some(({ kind }) => kind === 'url' || kind === 'placeholder' || kind === 'file'))
		return false;
	const points = clauses.some((clause, index) => canPoint(clause) && refersToPassage(clause.span.text, index === 0));
	return (points || OPEN_COLON.test(instruction.trimEnd())) && !isSelfContained(clauses);
}

/** "Repeat the request above" means the prompt itself; thanks mean nothing. */
function canPoint({ role, constraints }: Clause): boolean {
	return role !== 'filler' && !constraints.some(({ kind }) => kind === 'repeat');
}

/** "Improve this sentence. The cat sat on the mat." brings its passage along without marking it. */
function isSelfContained(clauses: readonly Clause[]): boolean {
	const spoken = clauses.filter(({ role }) => role === 'context').reduce((sum, { span }) => sum + span.text.length, 0);
	return spoken >= 120 || clauses.some(({ span }) => SAID_AT_ONCE.test(span.text));
}
