import { expect, test } from 'vitest';
import { readParked } from './take-parked.ts';

const HOUR = 60 * 60 * 1000;
const answer = { blocks: [], gave_way: [] };
const left = { delivered: { answer: { receipt: 'r' } }, answer, wish: {}, wantsSaved: true, at: 0 };

test('a result is kept for a day', () => {
	expect(readParked(JSON.stringify(left), 23 * HOUR)).toEqual(left);
	expect(readParked(JSON.stringify(left), 24 * HOUR)).toBeNull();
});

test.each([null, '', 'null', '{}', '[]', '"text"', '{"delivered":{}}', '{"delivered":'])(
	'an invalid value is no result: %s',
	(kept) => expect(readParked(kept, 0)).toBeNull(),
);

test('a result of an earlier release without the fields of today is ignored', () => {
	expect(readParked(JSON.stringify({ ...left, answer: { blocks: [] } }), 0)).toBeNull();
});
