import type { Constraint, ConstraintKind, Quantity } from '#engine/types';

/** One way of wording a constraint. Patterns are global, case-insensitive, linear, and run on one clause at a time. */
export interface Rule {
	readonly kind: ConstraintKind;
	readonly pattern: RegExp;
	readonly polarity?: Constraint['polarity'];
	/** Reads the normalised limit out of the match. */
	readonly quantity?: (match: RegExpExecArray) => Quantity | null;
	/** Reads the literal strings the rule names. */
	readonly items?: (match: RegExpExecArray) => readonly string[];
	/** A last look at the words before the match; false drops it. */
	readonly isMeant?: (before: string, match: RegExpExecArray) => boolean;
}

export function rule(kind: ConstraintKind, source: string, more: Omit<Rule, 'kind' | 'pattern'> = {}): Rule {
	return { kind, pattern: new RegExp(source, 'gi'), ...more };
}

/** The same for words beyond ASCII, where `\b` means nothing and `\p{L}` is needed. */
export function unicodeRule(kind: ConstraintKind, source: string, more: Omit<Rule, 'kind' | 'pattern'> = {}): Rule {
	return { kind, pattern: new RegExp(source, 'giu'), ...more };
}
