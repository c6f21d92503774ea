import { expect, test } from 'vitest';
import { optimise } from '#engine/optimise';
import { finishedBlocks } from './finished-blocks.ts';
import { CLOSING_LINE } from './headings.ts';

const shown = (prompt: string) =>
	finishedBlocks(prompt).map(
		(block) => `${block.kind === 'line' ? block.bullet : block.kind}|${prompt.slice(block.start, block.end)}`,
	);

test('headings, lines, bullets and a passage of a returned result are distinguished', () => {
	expect(
		shown(
			`## Intent\n\n1. Write a poem.\n\n## Constraints & Safety\n\n- No jokes.\n\n## Source\n\n\`\`\`\`\n## Intent\n\`\`\`\n\n- nor this\n\`\`\`\`\n\n${CLOSING_LINE}`,
		),
	).toEqual([
		'heading|Intent',
		'1.|Write a poem.',
		'heading|Constraints & Safety',
		'-|No jokes.',
		'heading|Source',
		'material|## Intent\n```\n\n- nor this',
		`|${CLOSING_LINE}`,
	]);
});

test('the blocks of a result with tags contain no tags', () => {
	expect(
		shown(
			`<source>\n<material_1>\nThe cat </intent>\n</material_1>\n</source>\n\n<intent>\nSum it up.\n</intent>\n\n${CLOSING_LINE}`,
		),
	).toEqual(['heading|source', 'material|The cat </intent>', 'heading|intent', '|Sum it up.', `|${CLOSING_LINE}`]);
});

test('a heading that is no section of a result is a line', () => {
	expect(shown(`# My poem\n\n${CLOSING_LINE}`)).toEqual(['|# My poem', `|${CLOSING_LINE}`]);
});

test('a returned result has the same blocks, whose origin is the person except for labels and the closing line', () => {
	const text = 'write a poem about bees. no jokes. under 8 lines. no rhymes. it is for my mum. also give it a title.';
	const made = optimise(text);
	const again = made.outcome === 'optimised' ? optimise(made.prompt) : made;
	if (made.outcome !== 'optimised' || again.outcome !== 'optimised') throw new Error('asked back');
	expect(again.prompt).toBe(made.prompt);
	const places = ({ blocks }: typeof made) =>
		blocks.map(({ kind, start, end, section }) => [kind, start, end, section]);
	expect(places(again)).toEqual(places(made));
	const origins = again.blocks.flatMap((block) => (block.kind === 'line' ? [block.origin] : []));
	expect(origins.slice(0, -1).every((origin) => origin === 'yours')).toBe(true);
	expect(origins.at(-1)).toBeNull();
});
