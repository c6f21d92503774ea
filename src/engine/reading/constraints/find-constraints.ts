import type { Constraint } from '#engine/types';
import { type Matched, matchesIn, type Passage, searchIn } from '../passage.ts';
import { type Source, spanOf } from '../source.ts';
import { AMOUNT_RULES } from './amounts.ts';
import { findBroadRule } from './broad.ts';
import { EXCLUDE_RULES } from './exclude.ts';
import { FOREIGN_RULES } from './foreign.ts';
import { NEGATED_LANGUAGES } from './foreign-negation.ts';
import { FORM_RULES } from './form.ts';
import { INCLUDE_RULES } from './include.ts';
import { reconcile } from './reconcile.ts';
import type { Rule } from './rule.ts';
import { indexRules } from './rule-index.ts';
import { SEQUENCE_RULES } from './sequence.ts';
import { VOICE_RULES } from './voice.ts';
import { wholeSpans } from './whole-spans.ts';
import { WORLD_RULES } from './world.ts';

const ENGLISH_RULES: readonly Rule[] = [
	...AMOUNT_RULES,
	...EXCLUDE_RULES,
	...INCLUDE_RULES,
	...FORM_RULES,
	...SEQUENCE_RULES,
	...VOICE_RULES,
	...WORLD_RULES,
];

const englishRules = indexRules(ENGLISH_RULES);
const NONE: readonly Rule[] = [];
/** Most rules of one clause; a clause with more is not a sentence. */
const MOST = 60;

/** Every rule recognised in one clause, in order of appearance; one span never carries the same kind twice. */
export function findConstraints(source: Source, passage: Passage, language: string): Constraint[] {
	// English rules run for every language, since "JSON" or "max 200" occur in all of them.
	// Except bans where the language has negation rules of its own: Spanish "no más de 100" is not an English "no".
	const hasOwnNegation = NEGATED_LANGUAGES.has(language);
	const found: Constraint[] = [];
	for (const rule of FOREIGN_RULES[language] ?? NONE)
		collect(rule, source, passage, matchesIn(passage, rule.pattern), found);
	for (const rule of englishRules(passage))
		if (rule.kind !== 'exclude' || !hasOwnNegation)
			collect(rule, source, passage, searchIn(passage, rule.pattern), found);
	const clauseEnd = passage.start + passage.text.length;
	const settled = reconcile(source, wholeSpans(source, found.slice(0, MOST), clauseEnd));
	const broad = findBroadRule(source, passage, settled);
	return [...settled, ...broad].sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
}

function collect(rule: Rule, source: Source, passage: Passage, matches: readonly Matched[], found: Constraint[]): void {
	for (const { start, end, match } of matches) {
		if (start === end || rule.isMeant?.(passage.text.slice(0, match.index), match) === false) continue;
		const quantity = rule.quantity?.(match) ?? undefined;
		const items = rule.items?.(match) ?? [];
		found.push({
			kind: rule.kind,
			span: spanOf(source, { start, end }),
			polarity: rule.polarity ?? 'must',
			...(quantity && { quantity }),
			...(items.length > 0 && { items }),
		});
	}
}
