import { expect, it } from 'vitest';
import { startJsonItems } from './json-items.ts';

const TEXT = '```json\n{"proposals": [ {"a": "}],{ \\" é 🌧"}, {"b": [1, {"c": 2}]} ], "more": 1}\n```';
const ITEMS = ['{"a": "}],{ \\" é 🌧"}', '{"b": [1, {"c": 2}]}'];

it.each([1, 2, 3, 7, 1000])('items are read whole from pieces of %i characters', (size) => {
	const items = startJsonItems();
	const pieces = TEXT.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
	expect(pieces.flatMap((piece) => items.add(piece))).toEqual(ITEMS);
	expect(items.isComplete()).toBe(true);
});

it('an item is read as soon as it is closed, and an answer that breaks off is reported as incomplete', () => {
	const items = startJsonItems();
	expect(items.add('{"proposals": [{"a": 1}, {"b"')).toEqual(['{"a": 1}']);
	expect(items.isComplete()).toBe(false);
});

it.each(['', 'no JSON', '{"answer": {"a": 1}}', '}]}', '[1, 2'])('%j contains no list', (text) => {
	const items = startJsonItems();
	expect(items.add(text)).toEqual([]);
	expect(items.isComplete()).toBe(false);
});
