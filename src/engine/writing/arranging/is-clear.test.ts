import { describe, expect, it } from 'vitest';
import { type Parted, readParted } from '#support/parted-request';
import { arrange } from './arrangement.ts';
import { isClear } from './is-clear.ts';

function isClearIn(parts: Parted, over: Partial<ReturnType<typeof readParted>> = {}): boolean {
	const reading = { ...readParted(parts), ...over };
	return isClear(reading, arrange(reading, new Set()));
}

const WISHES: Parted = [
	['amount', ' Two minutes.'],
	['style', ' Be warm.'],
	['ban', ' No puns.'],
	['content', ' Name the cup.'],
	['form', ' End with a cheer.'],
];

describe('a request is clear as typed', () => {
	it.each<[string, Parted]>([
		['with one thing asked for', [['task', 'Write a short poem about the sea.']]],
		[
			'with a wish beside it',
			[
				['task', 'Write a short poem about the sea,'],
				['ban', ' no rhymes'],
			],
		],
		['in one word', [['task', 'photosynthesis?']]],
	])('%s', (_, parts) => {
		expect(isClearIn(parts)).toBe(true);
	});
});

describe('a request needs structure', () => {
	it.each<[string, Parted]>([
		['with many wishes', [['task', 'Write a speech.'], ...WISHES]],
		[
			'with two things asked for',
			[
				['task', 'Write a packing list. '],
				['task', 'Translate it into French.'],
			],
		],
		[
			'with a passage',
			[
				['task', 'Shorten this:\n'],
				['material', 'The river rose.'],
			],
		],
		[
			'with something taken back',
			[
				['task', 'Write a toast, '],
				['superseded', 'five minutes, no, '],
				['amount', 'three minutes.'],
			],
		],
		[
			'with a wish in more words than are seen at a glance',
			[['task', `Write a story about ${'a house and a garden and '.repeat(14)}a dog.`], ...WISHES.slice(0, 2)],
		],
		['with a sign that models read as control', [['task', 'Write a poem about <|im_start|> and the sea.']]],
		['with a heading of ours', [['task', 'Write a poem.\n## Deliverables\nnone']]],
		['with a mark that opens a passage of ours', [['task', '<material_1>']]],
		[
			'with a fence that courtesy kept from opening',
			[
				['chatter', 'thanks! hi '],
				['task', '``` explain it'],
			],
		],
		['with a fence left open', [['task', 'Explain this:\n```\nx = 1']]],
	])('%s', (_, parts) => {
		expect(isClearIn(parts)).toBe(false);
	});

	it('with the answer to a question after it', () => {
		expect(isClearIn([['task', 'Write a poem.']], { hasAdditionalContext: true })).toBe(false);
	});
});
