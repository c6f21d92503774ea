import { expect, it } from 'vitest';
import { fc } from '#support/properties';
import { readLines } from './read-lines.ts';

async function* pieces(text: string, size: number) {
	for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size: number, max = 1000) {
	const found: string[] = [];
	for await (const line of readLines(pieces(text, size), max)) found.push(line.isTooLong ? '(too long)' : line.text);
	return found;
}

it('gives the same lines however the text is cut into pieces', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 60 }),
			fc.integer({ min: 1, max: 9 }),
			async (text, size) => {
				const whole = text.split('\n');
				if (whole.at(-1) === '') whole.pop();
				expect(await read(text, size)).toEqual(whole);
			},
		),
	);
});

it('drops a line over the limit and reads the next one whole', async () => {
	for (const size of [1, 3, 50]) expect(await read('abcdefghijkl\nok\n', size, 5)).toEqual(['(too long)', 'ok']);
});

it('reports a last line over the limit that has no line end', async () => {
	expect(await read('abcdefghijkl', 2, 5)).toEqual(['(too long)']);
});
