import { needsOf } from '../matching/can-match.ts';
import type { Passage } from '../passage.ts';
import type { Rule } from './rule.ts';

/** A rule with the bits it waits for, all within one word. */
interface Entry {
	readonly rule: Rule;
	readonly word: number;
	readonly bits: number;
}

interface Index {
	readonly entries: readonly Entry[];
	/** One bit for each need of each rule, set for the stems that meet it. */
	readonly metBy: ReadonlyMap<string, Int32Array>;
	readonly width: number;
}

/** Finds the few rules that can match in a passage without asking every rule. */
export function indexRules(rules: readonly Rule[]): (passage: Passage) => Rule[] {
	let index: Index | null = null;
	return ({ stems, hasNumber }) => {
		index ??= build(rules);
		const { entries, metBy, width } = index;
		const met = new Int32Array(width);
		for (const stem of stems) {
			const bits = metBy.get(stem);
			if (bits) for (let at = 0; at < width; at++) met[at] = (met[at] ?? 0) | (bits[at] ?? 0);
		}
		const called: Rule[] = [];
		for (const { rule, word, bits } of entries)
			if (((met[word] ?? 0) & bits) === bits && (hasNumber || !rule.needsNumber)) called.push(rule);
		return called;
	};
}

function build(rules: readonly Rule[]): Index {
	const needs = rules.map(({ cues, pattern }) => [...(cues ? [new Set(cues)] : []), ...needsOf(pattern)]);
	// Several rules to a word, none across two.
	const starts: number[] = [];
	let next = 0;
	for (const { length } of needs) {
		if ((next % 32) + length > 32) next += 32 - (next % 32);
		starts.push(next);
		next += length;
	}
	const width = (next >> 5) + 1;
	const metBy = new Map<string, Int32Array>();
	const entries = rules.map((rule, index) => {
		const start = starts[index] ?? 0;
		let bits = 0;
		for (const [at, stems] of (needs[index] ?? []).entries()) {
			const bit = 1 << ((start + at) & 31);
			bits |= bit;
			for (const stem of stems) mark(metBy, stem, width, start >> 5, bit);
		}
		return { rule, word: start >> 5, bits };
	});
	return { entries, metBy, width };
}

function mark(metBy: Map<string, Int32Array>, stem: string, width: number, word: number, bit: number): void {
	const bits = metBy.get(stem) ?? new Int32Array(width);
	bits[word] = (bits[word] ?? 0) | bit;
	metBy.set(stem, bits);
}
