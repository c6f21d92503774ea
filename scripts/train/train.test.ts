import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TASK_TYPE_IDS } from '#engine/task-model';
import { MOST_KILOBYTES, storedSizes, sumOf } from '../bench/stored-size.ts';
import { corpusRows } from './corpus-rows.ts';
import { PLANS } from './models.ts';
import { trainTaggers } from './parts.ts';
import { fileOf, train } from './train.ts';

const SLOW_MACHINE_MS = 300_000;
const rows = corpusRows();
const trained = rows.filter(({ isApart }) => !isApart);
const stored = (file: string) => readFileSync(new URL(`../../src/engine/${file}`, import.meta.url), 'utf8');

it.each(PLANS.map((plan) => [plan.name, plan] as const))(
	'training %s again gives the stored weights, byte for byte',
	(name, plan) => {
		expect(fileOf(train(plan, trained)) === stored(`learned/data/${name}.weights.json`)).toBe(true);
	},
	SLOW_MACHINE_MS,
);

it(
	'training the taggers again gives the stored weights, byte for byte',
	() => {
		expect(`${JSON.stringify(trainTaggers(trained))}\n` === stored('tagging/data/parts.weights.json')).toBe(true);
	},
	SLOW_MACHINE_MS,
);

it('every row has parts, a known kind of work and an id of its own', () => {
	const kinds = new Set<string>([...TASK_TYPE_IDS, 'other']);
	expect(rows.filter(({ type, parts }) => !kinds.has(type) || parts.length === 0)).toEqual([]);
	expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it('no model is trained on the text of a row set apart', () => {
	const apart = new Set(rows.filter(({ isApart }) => isApart).map(({ text }) => text));
	expect(apart.size).toBeGreaterThan(rows.length / 10);
	expect(trained.filter(({ text }) => apart.has(text))).toEqual([]);
});

it(
	'all weights and knowledge together stay under 1.2 MB with Brotli',
	() => {
		expect(sumOf(storedSizes())).toBeLessThan(MOST_KILOBYTES);
	},
	SLOW_MACHINE_MS,
);
