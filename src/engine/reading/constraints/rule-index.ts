import { needsOf } from '../matching/can-match.ts';
import type { Passage } from '../passage.ts';
import type { Rule } from './rule.ts';

interface Index {
	/** One bit for each need of each rule, set for the stems that meet it. */
	readonly metBy: ReadonlyMap<string, Uint32Array>;
	/** The bits that a rule waits for. */
	readonly wanted: readonly Uint32Array[];
	readonly width: number;
}

/** Finds the few rules that can match in a passage without asking every rule. */
export function indexRules(rules: readonly Rule[]): (passage: Passage) => Rule[] {
	let index: Index | null = null;
	return (passage) => {
		index ??= build(rules);
		const { metBy, wanted, width } = index;
		const met = new Uint32Array(width);
		for (const stem of passage.stems) {
			const bits = metBy.get(stem);
			if (bits) for (let at = 0; at < width; at++) met[at] = (met[at] ?? 0) | (bits[at] ?? 0);
		}
		return rules.filter((rule, at) => (passage.hasNumber || !rule.needsNumber) && isMet(wanted[at] ?? met, met));
	};
}

function build(rules: readonly Rule[]): Index {
	const needs = rules.map(({ cues, pattern }) => [...(cues ? [new Set(cues)] : []), ...needsOf(pattern)]);
	const width = Math.ceil(needs.flat().length / 32);
	const metBy = new Map<string, Uint32Array>();
	let bit = 0;
	const wanted = needs.map((own) => {
		const bits = new Uint32Array(width);
		for (const stems of own) {
			setBit(bits, bit);
			for (const stem of stems) {
				const of = metBy.get(stem) ?? new Uint32Array(width);
				setBit(of, bit);
				metBy.set(stem, of);
			}
			bit++;
		}
		return bits;
	});
	return { metBy, wanted, width };
}

function setBit(bits: Uint32Array, bit: number): void {
	bits[bit >> 5] = (bits[bit >> 5] ?? 0) | (1 << (bit & 31));
}

function isMet(wanted: Uint32Array, met: Uint32Array): boolean {
	for (let at = 0; at < wanted.length; at++) if (((wanted[at] ?? 0) & ~(met[at] ?? 0)) !== 0) return false;
	return true;
}
