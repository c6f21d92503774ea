import { canMatch, MOST_NEEDS, needsOf } from '../matching/can-match.ts';
import { cuesFrom, type Passage } from '../passage.ts';
import type { Rule } from './rule.ts';

/** A rule and the bits, all within one 32-bit word, that must be set before it is tried. */
interface Entry {
	readonly rule: Rule;
	readonly firstBit: number;
	bits: number;
	/** Whether the needs of the pattern are indexed yet; that is done when the rule's own cues first occur, since it is slow. */
	isLearnt: boolean;
}

/** By stem, the bits that it sets, one for each need of each rule. */
type MetBy = Map<number, Int32Array>;

// Bits of a rule: one for its own cues, the others for the needs of its pattern.
const BITS = MOST_NEEDS + 1;

/** Finds the few rules that can match a passage without trying every rule. */
export function indexRules(rules: readonly Rule[]): (passage: Passage) => Rule[] {
	const width = Math.ceil((rules.length * BITS) / 32);
	const metBy: MetBy = new Map();
	const entries = rules.map((rule, index) => {
		const entry: Entry = { rule, firstBit: index * BITS, bits: 0, isLearnt: false };
		if (rule.cues) waitFor(entry, 0, cuesFrom(rule.cues), metBy, width);
		return entry;
	});
	return ({ stems, hasNumber }) => {
		const met = new Int32Array(width);
		for (const stem of stems.numbers) {
			const bits = metBy.get(stem);
			if (bits) for (let at = 0; at < width; at++) met[at] = (met[at] ?? 0) | (bits[at] ?? 0);
		}
		const called: Rule[] = [];
		for (const entry of entries) {
			const { rule, firstBit, bits } = entry;
			if (((met[firstBit >> 5] ?? 0) & bits) !== bits || (rule.needsNumber && !hasNumber)) continue;
			if (!entry.isLearnt) {
				learn(entry, metBy, width);
				if (!canMatch(rule.pattern, stems)) continue;
			}
			called.push(rule);
		}
		return called;
	};
}

function learn(entry: Entry, metBy: MetBy, width: number): void {
	for (const [index, stems] of needsOf(entry.rule.pattern).entries()) waitFor(entry, index + 1, stems, metBy, width);
	entry.isLearnt = true;
}

function waitFor(entry: Entry, need: number, stems: readonly number[], metBy: MetBy, width: number): void {
	const bit = 1 << ((entry.firstBit + need) & 31);
	const word = entry.firstBit >> 5;
	entry.bits |= bit;
	for (const stem of stems) {
		const met = metBy.get(stem) ?? new Int32Array(width);
		met[word] = (met[word] ?? 0) | bit;
		metBy.set(stem, met);
	}
}
