import type { Constraint, ConstraintKind } from '#engine/types';
import { findAll, type Range, type Source, spanOf } from './source.ts';

const RULES: readonly { kind: ConstraintKind; pattern: RegExp }[] = [
	{
		kind: 'length',
		pattern:
			/\b(?:(?:at (?:least|most)|max(?:imum)?|min(?:imum)?|under|over|less than|more than|fewer than|up to|exactly|about|around|in)\s+(?:of )?)?\d[\d,.]*\+?k?[ -]?(?:words?|sentences?|paragraphs?|characters?|pages?|lines?)\b(?: or (?:less|more|fewer))?/gi,
	},
	{ kind: 'format', pattern: /\b(?:json|table|bullets?(?: points?)?|markdown|csv|xml|yaml|numbered list)\b/gi },
	{ kind: 'exclude', pattern: /\b(?:don't|dont|do not|never|no|without|avoid|excluding|not)\b[^.;!?\n]{2,120}/gi },
	{ kind: 'include', pattern: /\b(?:include|including|mention|must|use only|only use)\b[^.;!?\n]{2,160}/gi },
];

/** Every rule recognised in one clause. */
export function findConstraints(source: Source, range: Range): Constraint[] {
	return RULES.flatMap(({ kind, pattern }) =>
		findAll(source, range, pattern).map(
			(match): Constraint => ({
				kind,
				span: spanOf(source, { start: match.index, end: match.index + match[0].length }),
				polarity: kind === 'exclude' ? 'must_not' : 'must',
			}),
		),
	);
}
