import type { Clause, Fact, Material } from '#engine/types';
import { refersToPassage } from './deixis.ts';
import { bringsOwnPassage } from './own-passage.ts';

const OPEN_COLON =
	/\b(?:text|article|sentence|passage|paragraph|code|email|this|following|below|here|it|essay|data|list|error|function)\b[^.:\n]{0,40}:\s*$|\b(?:translate|rewrite|summari[sz]e|rephrase|paraphrase|proofread|correct|fix|improve)\b[^.:\n]{0,40}:\s*$/i;
/** "I will give you a word at a time": the passage comes in a later message, so it is not missing. */
const TO_COME =
	/\bI(?:['’]?ll| will|['’]?m going to| am going to|['’]?m gonna) (?:give|provide|ask|send|share|type|tell|show|supply|paste|describe|be giving)\b/i;
/** Background of this many characters counts as the passage. */
const A_PASSAGE = 120;
// "Solve this equation: 2x - 3 = 7": the clause itself contains the passage.
const SAID_AT_ONCE =
	/\b(?:this|these|following|given|below)\b[^:]{0,60}:\s{1,4}\S.{4,}|"[^"]{12,400}"|「[^」]{8,400}」|『[^』]{8,400}』/;

/**
 * Whether the instruction needs a passage that is not there: nothing is pasted, and no link or placeholder replaces it.
 *
 * @param text what the spans are cut from
 */
export function lacksMaterial(
	clauses: readonly Clause[],
	material: readonly Material[],
	facts: readonly Fact[],
	instruction: string,
	text: string,
): boolean {
	if (material.length > 0 || facts.some(({ kind }) => kind === 'url' || kind === 'placeholder' || kind === 'file'))
		return false;
	if (bringsOwnPassage(text, clauses) || clauses.some(({ span }) => SAID_AT_ONCE.test(span.text))) return false;
	if (TO_COME.test(instruction)) return false;
	const pointer = clauses.findIndex(
		(clause, index) => canPoint(clause) && refersToPassage(clause.span.text, index === 0),
	);
	if (pointer < 0 && !OPEN_COLON.test(instruction.trimEnd())) return false;
	return told(clauses.slice(pointer + 1)) < A_PASSAGE;
}

/** "no hashtags in the text": the text that is asked for. */
const OF_ANSWER =
	/^\W{0,9}(?:(?:and|but|also) )?(?:no|without) (?:[\p{L}'’-]+ ){1,3}(?:in|on|over|behind) the (?:text|sentence|paragraph|description|article)\W*$/iu;

/** Whether a clause can refer to a passage; "Repeat the request above" means the prompt itself, and filler means nothing. */
function canPoint({ role, constraints, span }: Clause): boolean {
	return role !== 'filler' && !constraints.some(({ kind }) => kind === 'repeat') && !OF_ANSWER.test(span.text);
}

/** Length of the background, which may be the passage: "Improve this sentence. The cat sat on the mat." */
const told = (clauses: readonly Clause[]): number =>
	clauses.filter(({ role }) => role === 'context').reduce((sum, { span }) => sum + span.text.length, 0);
