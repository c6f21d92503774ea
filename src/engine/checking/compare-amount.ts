import type { Quantity } from '#engine/types';
import type { Verdict } from '../review-model.ts';

/** Relative deviations from "about N": up to `NEAR` passes, beyond `FAR` fails, and between them is unclear. */
const NEAR = 0.15;
const FAR = 0.5;

/** The lowest and highest count of a text, by different ways of counting. */
export interface Counted {
	readonly least: number;
	readonly most: number;
}

/** Whether a count meets a stated amount; `unclear` if that depends on the way of counting. */
export function compareAmount({ least, most }: Counted, quantity: Quantity, isNegated = false): Verdict {
	const [one, other] = [verdictFor(least, quantity), verdictFor(most, quantity)];
	if (one !== other) return 'unclear';
	if (!isNegated || one === 'unclear') return one;
	return one === 'pass' ? 'fail' : 'pass';
}

function verdictFor(count: number, { relation, n, m = n }: Quantity): Verdict {
	if (relation === 'about') return verdictRoughly(count, n);
	const isMet = {
		'<': count < n,
		'<=': count <= n,
		'=': count === n,
		'>=': count >= n,
		'>': count > n,
		range: count >= n && count <= m,
	}[relation];
	return isMet ? 'pass' : 'fail';
}

function verdictRoughly(count: number, n: number): Verdict {
	const distance = Math.abs(count - n);
	if (distance <= Math.max(1, n * NEAR)) return 'pass';
	return distance > n * FAR ? 'fail' : 'unclear';
}

const WORDS: Readonly<Record<Quantity['relation'], string>> = {
	'<': 'fewer than ',
	'<=': 'at most ',
	'=': 'exactly ',
	'>=': 'at least ',
	'>': 'more than ',
	about: 'about ',
	range: '',
};

/** An amount in words: "at most 300", "40 to 60". */
export function amountInWords({ relation, n, m }: Quantity): string {
	return relation === 'range' && m !== undefined ? `${n} to ${m}` : `${WORDS[relation]}${n}`;
}

/** A count in words: "412 words", "298 to 304 words". */
export function countInWords({ least, most }: Counted, unit: string): string {
	if (least !== most) return `${least} to ${most} ${unit}, depending on what is counted`;
	return `${least} ${least === 1 ? unit.replace(/s$/, '') : unit}`;
}

export const exactly = (n: number): Counted => ({ least: n, most: n });
