import type { Constraint, ConstraintKind, Quantity } from '#engine/types';

/** One way of wording a constraint. Patterns are global, case-insensitive, linear, and run on one clause at a time. */
export interface Rule {
	readonly kind: ConstraintKind;
	readonly pattern: RegExp;
	/** Stems of which one must occur for the pattern to match; absent: always tried. */
	readonly cues?: readonly string[];
	/** Whether the pattern contains a number, in digits or words. */
	readonly needsNumber?: boolean;
	readonly polarity?: Constraint['polarity'];
	/** Reads the normalised limit out of the match. */
	readonly quantity?: (match: RegExpExecArray) => Quantity | null;
	/** Reads the literal strings the rule names. */
	readonly items?: (match: RegExpExecArray) => readonly string[];
	/** Checks a match by the words before it; false drops it. */
	readonly isMeant?: (before: string, match: RegExpExecArray) => boolean;
}

type More = Omit<Rule, 'kind' | 'pattern' | 'cues'>;

/** @param cues stems of which one must occur, as a list or parted by spaces; null: always tried */
export function rule(
	kind: ConstraintKind,
	cues: string | readonly string[] | null,
	source: string,
	more: More = {},
): Rule {
	const stems = typeof cues === 'string' ? cues.split(' ') : cues;
	return { kind, pattern: new RegExp(source, 'gi'), ...(stems && { cues: stems }), ...more };
}

/** The same for words beyond ASCII, where `\b` means nothing and `\p{L}` is needed. */
export function unicodeRule(kind: ConstraintKind, source: string, more: More = {}): Rule {
	return { kind, pattern: new RegExp(source, 'giu'), ...more };
}
