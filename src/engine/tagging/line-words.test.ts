import { expect, it } from 'vitest';
import { fc } from '#support/properties';
import { lineWords } from './line-words.ts';

it.each([
	["don't pay 1,000.50 at 10:30, it's 5pm", 'dont pay 0 , 000 . 00 at 00 : 00 , its 0 pm'],
	["'a' b' 'c x'1", 'a b c x 0'],
	['Café L’été', 'café lété'],
])('the words of %j are those of %j', (line, plain) => {
	const said = lineWords(line).filter((hash) => hash !== lineWords("'")[0]);
	expect(said).toEqual(lineWords(plain));
});

it('plain ASCII gives the words that the pattern for other letters gives', () => {
	const pieces = ["'", 'a', 'B', '9', ' ', '\t', '.', '-', 'it', "'s"];
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...pieces)), (some) => {
			const line = some.join('');
			// A letter beyond ASCII makes the pattern read the line.
			expect([...lineWords(line), ...lineWords('é')]).toEqual(lineWords(`${line} é`));
		}),
	);
});
