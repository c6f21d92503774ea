/**
 * Program: prints one hash over the engine's results for real prompts. Time zone, language and order must not change
 * it.
 */
import { createHash } from 'node:crypto';
import { optimise } from '#engine/optimise';
import { readRows } from '#support/eval/rows';

const prompts = ['ifeval', 'm_ifeval_es', 'm_ifeval_ja', 'ifbench'].flatMap((set) =>
	readRows(set)
		.slice(0, 15)
		.map(({ prompt }) => prompt),
);
const isBackwards = process.argv.includes('--backwards');
const order = prompts.map((_, index) => (isBackwards ? prompts.length - 1 - index : index));
const results = new Map(order.map((index) => [index, JSON.stringify(optimise(prompts[index] ?? ''))]));
const all = prompts.map((_, index) => results.get(index)).join('\n');
console.log(createHash('sha256').update(all).digest('hex'));
