import type { Clause, Constraint, Language, Reading } from '#engine/types';
import { asSentence } from '../as-sentence.ts';
import { compileLine } from './compile-line.ts';
import { compileTest, isCounted, isHard } from './compile-test.ts';
import { isAboutForm } from './is-about-form.ts';
import { isOwnSentence } from './is-own-sentence.ts';
import { isRuleQuoted } from './rule-met.ts';
import { withoutOverlaps } from './without-overlaps.ts';

/** A rule of the person in the forms in which the result uses it. */
export interface CompiledRule {
	readonly constraint: Constraint;
	readonly clause: Clause;
	/** Short own line for a rule that stands inside the request; null where it could only repeat the request. */
	readonly line: string | null;
	readonly test: string | null;
}

export function compileRules(reading: Reading): CompiledRule[] {
	return reading.clauses.flatMap((clause) =>
		withoutOverlaps(clause.constraints).map((constraint) => compileRule(constraint, clause, reading.language)),
	);
}

/** A hard rule that no test could word still gets a line, so that it does not stay hidden inside the request. */
function compileRule(constraint: Constraint, clause: Clause, language: Language): CompiledRule {
	const stands = isOwnSentence(constraint, clause);
	const test = withoutCopy(compileTest(constraint, clause, language), constraint, stands);
	const isCount = isCounted(constraint, clause);
	const isHidden = test === null && !stands && !isCount && isSpecific(constraint, clause);
	const label = isCount || (stands && language.code !== 'en') ? null : compileLine(constraint, language);
	const line = label ?? (isHidden ? asSentence(constraint.span.text, language) : null);
	const isSaidTwice = label !== null && test !== null && isRuleQuoted(test, language.code);
	return { constraint, clause, line, test: isSaidTwice ? null : test };
}

/** A test may word a rule anew, not say it again. */
function withoutCopy(test: string | null, { span }: Constraint, stands: boolean): string | null {
	if (!stands || test === null) return test;
	const rule = span.text.trim().replace(/[\s.,;:!]{1,8}$/, '');
	return test.toLowerCase().includes(rule.toLowerCase()) ? null : test;
}

/** A rule about form inside a longer request; a span that is most of its clause could only repeat the request. */
function isSpecific(constraint: Constraint, { span }: Clause): boolean {
	const isPart = constraint.span.text.length < 0.7 * span.text.length;
	return isPart && isAboutForm(constraint) && isHard(constraint);
}
