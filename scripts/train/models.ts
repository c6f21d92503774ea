import type { FeatureOptions } from '#engine/learned/features';

export interface Plan {
	/** Of `tests/data/training/<name>.jsonl` and `src/engine/learned/data/<name>.weights.json`. */
	readonly name: string;
	/** The last one is what the others are held against. */
	readonly labels: readonly string[];
	readonly options: FeatureOptions;
	readonly rounds: number;
}

/** What is trained. More buckets keep more words apart; letters help where words inflect or are not parted. */
export const PLANS: readonly Plan[] = [
	{
		name: 'asking',
		labels: ['settled', 'open', 'elsewhere'],
		options: { buckets: 2 ** 15, letters: [0, 0] },
		rounds: 5,
	},
	{
		name: 'material',
		labels: ['complete', 'missing', 'elsewhere'],
		options: { buckets: 2 ** 13, letters: [0, 0] },
		rounds: 15,
	},
	{
		name: 'kinds',
		labels: ['coding', 'maths', 'creative', 'other'],
		options: { buckets: 2 ** 15, letters: [3, 3] },
		rounds: 20,
	},
];

export function requirePlan(name: string): Plan {
	const plan = PLANS.find((one) => one.name === name);
	if (!plan) throw new Error(`no model is called ${name}`);
	return plan;
}
