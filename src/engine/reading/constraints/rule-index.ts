import type { Passage } from '../passage.ts';
import type { Rule } from './rule.ts';

/** Finds the few rules whose cue words occur in a passage without asking every rule. */
export function indexRules(rules: readonly Rule[]): (passage: Passage) => Rule[] {
	const byStem = new Map<string, number[]>();
	const always: number[] = [];
	for (const [index, { cues }] of rules.entries()) {
		if (!cues) always.push(index);
		for (const stem of cues ?? []) byStem.set(stem, [...(byStem.get(stem) ?? []), index]);
	}
	return (passage) => {
		const called = new Set(always);
		for (const stem of passage.stems) for (const index of byStem.get(stem) ?? []) called.add(index);
		return rules.filter((rule, index) => called.has(index) && (passage.hasNumber || !rule.needsNumber));
	};
}
