import type { Clause, Constraint, Reading } from '#engine/types';
import type { AnswerCheck } from '../review-model.ts';
import type { AnswerText } from './answer-text.ts';

/** The verdict on one rule. */
export type Finding = Pick<AnswerCheck, 'verdict' | 'finding'>;

/** A rule with its clause, because its meaning often depends on the words around it. */
export interface Rule {
	readonly constraint: Constraint;
	readonly clause: Clause;
	/** The words of the rule. */
	readonly text: string;
	readonly reading: Reading;
}

/** Checks one kind of rule in an answer; null for a rule of another kind. */
export type Checker = (rule: Rule, answer: AnswerText) => Finding | null;

export const CANNOT_TELL: Finding = {
	verdict: 'unclear',
	finding: 'Only a reader can tell.',
};

export const pass = (finding: string): Finding => ({ verdict: 'pass', finding });
export const fail = (finding: string): Finding => ({ verdict: 'fail', finding });
export const unclear = (finding: string): Finding => ({ verdict: 'unclear', finding });

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const LONGEST_QUOTE = 40;

/** The first words of a rule, in quotation marks. */
export function excerpt(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim();
	return line.length <= LONGEST_QUOTE ? `“${line}”` : `“${line.slice(0, LONGEST_QUOTE).trimEnd()}…”`;
}
