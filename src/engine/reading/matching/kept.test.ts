import { describe, expect, it } from 'vitest';
import { beginRequest, keptByText } from './kept-by-text.ts';
import { keptForLast } from './kept-for-last.ts';

describe('a function that keeps its answers', () => {
	it('works one out once for each text, and forgets it when two requests have filled it anew', () => {
		const [one, other, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(5000)) as [string, string, string];
		const asked: string[] = [];
		const lengthOf = keptByText((text) => {
			asked.push(text.charAt(0));
			return text.length;
		});
		const ask = (...texts: string[]) => {
			asked.length = 0;
			expect(texts.map(lengthOf)).toEqual(texts.map((text) => text.length));
			return asked.join('');
		};
		expect(ask(one, other, one, other)).toBe('ab');
		beginRequest();
		expect(ask(other, third, other)).toBe('c');
		beginRequest();
		expect(ask(one, other, third)).toBe('a');
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
