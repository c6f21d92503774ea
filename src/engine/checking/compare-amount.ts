import type { Quantity } from '#engine/types';
import type { Verdict } from '../review-model.ts';

/** Around a number given as "about": inside the first is a pass, outside the second a failure, between them nobody can say. */
const NEAR = 0.15;
const FAR = 0.5;

/** Whether a counted amount keeps to a stated one. */
export function compareAmount(count: number, { relation, n, m = n }: Quantity): Verdict {
	if (relation === 'about') return compareRoughly(count, n);
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

function compareRoughly(count: number, n: number): Verdict {
	const distance = Math.abs(count - n);
	if (distance <= n * NEAR) return 'pass';
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

/** "at most 300", "40 to 60". */
export function amountInWords({ relation, n, m }: Quantity): string {
	return relation === 'range' && m !== undefined ? `${n} to ${m}` : `${WORDS[relation]}${n}`;
}
