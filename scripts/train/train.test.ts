import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLANS } from './models.ts';
import { fileOf, train } from './train.ts';
import { trainingRows } from './training-rows.ts';

const SLOW_MACHINE_MS = 60_000;
const storedBytes = (name: string) =>
	readFileSync(new URL(`../../src/engine/learned/data/${name}.weights.json`, import.meta.url), 'utf8');

it.each(PLANS.map((plan) => [plan.name, plan] as const))(
	'training %s again gives the stored weights, byte for byte',
	(name, plan) => {
		expect(fileOf(train(plan, trainingRows(name))) === storedBytes(name)).toBe(true);
	},
	SLOW_MACHINE_MS,
);

it('every row carries one of the labels of its model', () => {
	for (const { name, labels } of PLANS)
		expect(trainingRows(name).filter(({ label }) => !labels.includes(label))).toEqual([]);
});

it('all weights together stay under 250 KB', () => {
	expect(PLANS.reduce((sum, { name }) => sum + storedBytes(name).length, 0)).toBeLessThan(250_000);
});
