import { describe, expect, it } from 'vitest';
import { forgetTexts, keptByText } from './kept-by-text.ts';
import { keptForLast } from './kept-for-last.ts';

describe('a function that keeps its answers', () => {
	it('works one out once for each text, until the next request', () => {
		const asked: string[] = [];
		const lengthOf = keptByText((text) => {
			asked.push(text);
			return text.length;
		});
		expect(['one', 'three', 'one', 'three'].map(lengthOf)).toEqual([3, 5, 3, 5]);
		expect(asked).toEqual(['one', 'three']);
		forgetTexts();
		expect(['one', 'three'].map(lengthOf)).toEqual([3, 5]);
		expect(asked).toEqual(['one', 'three', 'one', 'three']);
	});

	it('works one out once for the object it was asked about last', () => {
		const [one, other] = [{ name: 'one' }, { name: 'other' }];
		const asked: string[] = [];
		const nameOf = keptForLast(({ name }: { name: string }) => {
			asked.push(name);
			return name;
		});
		expect([one, one, other, one].map(nameOf)).toEqual(['one', 'one', 'other', 'one']);
		expect(asked).toEqual(['one', 'other', 'one']);
	});
});
