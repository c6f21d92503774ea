import { expect, test } from 'vitest';
import { firstWish, keyOf, withAccepted, withAnswer, withoutGiven } from './wish.ts';
import { withAssumption, withPutBack, withUndone } from './wish-edits.ts';

const wish = firstWish('auto');

test('equal wishes have the same key, in whatever order their changes were made', () => {
	const one = withAssumption('b', null)(withAssumption('a', 'x')(withUndone(['2', '1'])(wish)));
	const other = withUndone(['2'])(withUndone(['1'])(withAssumption('a', 'x')(withAssumption('b', null)(wish))));
	expect(keyOf(one)).toBe(keyOf(other));
	expect(keyOf(one)).not.toBe(keyOf(wish));
});

test('undoing twice is the same as once, and restoring ends it', () => {
	const undone = withUndone(['1', '2'])(withUndone(['1'])(wish));
	expect(undone.undone).toEqual(['1', '2']);
	expect(withPutBack(['1', '2'])(undone)).toEqual(wish);
});

test('an assumption reset to the engine’s value is removed from the wish', () => {
	expect(withAssumption('a', undefined)(withAssumption('a', null)(wish))).toEqual(wish);
});

test('a second answer to a question replaces the first', () => {
	const question = { id: 'a', question: 'How many?' };
	expect(withAnswer(question, 'Three')(withAnswer(question, 'Two')(wish)).given).toEqual([
		{ id: 'a', words: 'How many?', text: 'Three' },
	]);
});

test('an undone answer or line is removed from the wish', () => {
	const given = withAccepted({ id: 'b', text: 'No jargon.' })(
		withAnswer({ id: 'a', question: 'How many?' }, 'Two')(wish),
	);
	expect(given.given).toEqual([
		{ id: 'a', words: 'How many?', text: 'Two' },
		{ id: 'b', words: 'No jargon.', text: '' },
	]);
	expect(withoutGiven('b')(withoutGiven('a')(given))).toEqual(wish);
	expect(keyOf(given)).not.toBe(keyOf(wish));
});
