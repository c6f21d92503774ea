import { expect, it } from 'vitest';
import { read } from '#engine/reading/read';
import { rowsOf } from './rows.ts';

/** The first reading loads the language tables, which takes seconds when every core is busy. */
const SLOW_MACHINE_MS = 60_000;

interface Row {
	readonly language: string;
	readonly prompt: string;
}

it(
	'of 120 short requests in fifteen languages, at most one is taken for another language',
	() => {
		const wrong = rowsOf<Row>('short-requests').filter(
			({ language, prompt }) => read(prompt).language.code !== language,
		);
		expect(wrong.length).toBeLessThanOrEqual(1);
	},
	SLOW_MACHINE_MS,
);

it(
	'no English request of one line is taken for another language',
	() => {
		expect(rowsOf<Row>('in3').filter(({ prompt }) => read(prompt).language.code !== 'en')).toEqual([]);
	},
	SLOW_MACHINE_MS,
);
