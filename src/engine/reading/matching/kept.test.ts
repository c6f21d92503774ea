import { describe, expect, it } from 'vitest';
import { forgetTexts, keptByText } from './kept-by-text.ts';
import { keptForLast } from './kept-for-last.ts';

describe('a function that keeps its answers', () => {
	it('works one out once for each text, and forgets it two requests later', () => {
		const asked: string[] = [];
		const lengthOf = keptByText((text) => {
			asked.push(text);
			return text.length;
		});
		const ask = (...texts: string[]) => {
			asked.length = 0;
			expect(texts.map(lengthOf)).toEqual(texts.map((text) => text.length));
			return [...asked];
		};
		expect(ask('one', 'three', 'one', 'three')).toEqual(['one', 'three']);
		forgetTexts();
		expect(ask('three', 'seven', 'three')).toEqual(['seven']);
		forgetTexts();
		expect(ask('one', 'three', 'seven')).toEqual(['one']);
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
