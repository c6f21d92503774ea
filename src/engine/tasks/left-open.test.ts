import { expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { isLeftOpen } from './left-open.ts';

it.each([
	'Write a poem about rain.',
	'a toast about our ten years at the bakery',
	'Write a story about a lighthouse keeper',
	'lump on the back of my neck should i worry',
	'funeral in summer but i dont own black shoes',
	'Help me revise the Krebs cycle',
])('a request that names its topic, or tells enough, is not left open: %s', (request) => {
	expect(isLeftOpen(read(request))).toBe(false);
});

it.each(['continue', 'make it shorter', 'can you write something nice about it'])(
	'a request without its object is left open: %s',
	(request) => {
		expect(isLeftOpen(read(request))).toBe(true);
	},
);

it('a long request is worked on as it stands', () => {
	expect(isLeftOpen(read(`make it shorter ${'and warmer and clearer '.repeat(8)}`))).toBe(false);
});
