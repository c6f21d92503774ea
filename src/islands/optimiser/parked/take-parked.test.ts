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
	'what is no result is none: %s',
	(kept) => expect(readParked(kept, 0)).toBeNull(),
);

test('one that an earlier release kept without what is shown today is none', () => {
	expect(readParked(JSON.stringify({ ...left, answer: { blocks: [] } }), 0)).toBeNull();
});
