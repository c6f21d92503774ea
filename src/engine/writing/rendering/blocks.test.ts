import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { NO_REVISION, NO_WISHES } from '#engine/review-model';
import type { PlannedSection } from '#engine/types';
import { added, assumed, yours } from '../lines/lines.ts';
import type { Rendered } from './page.ts';
import { type Headings, render } from './render.ts';

const SAID = { start: 0, end: 8, text: 'no jokes' };
const own = (text: string) => ({ text, from: [] });
const PLAN: readonly PlannedSection[] = [
	{
		id: 'intent',
		lines: [
			{ ...yours('request', own('Write a poem.'), 'r'), number: 1 },
			{ ...yours('request', own('Give it a title.'), 'r'), number: 2 },
			added('label', 'Background:', 'label.background'),
			yours('background', own('I live in Leeds.'), 'r'),
		],
	},
	{ id: 'constraints', lines: [yours('rule', own('No jokes.'), 'r', SAID), assumed('gap', 'Audience: all.', 'gap')] },
	{ id: 'tests', lines: [added('check', 'It has no jokes.', 'test.own', SAID), added('check', 'It is polite.', 'm')] },
	{ id: 'source', lines: [yours('material', own('## not ours\n```\n\n  - nor this'), 'source.text')] },
	{ id: 'closing', lines: [added('closing', 'Now act.', 'closing')] },
];

const write = (plan: readonly PlannedSection[], headings: Headings = 'all', modifiers: Partial<Modifiers> = {}) =>
	render(plan, { ...DEFAULT_MODIFIERS, ...modifiers }, 'en', headings);
const shown = ({ prompt, blocks }: Pick<Rendered, 'prompt' | 'blocks'>) =>
	blocks.map(
		(block) =>
			`${block.kind === 'line' ? block.bullet : block.kind}|${block.section}|${prompt.slice(block.start, block.end)}`,
	);

describe('the blocks of a result', () => {
	it('are the words of headings, lines beside their bullets, and passages without their fence', () => {
		const SHOWN = [
			'heading|intent|Intent',
			'1.|intent|Write a poem.',
			'2.|intent|Give it a title.',
			'|intent|Background:',
			'-|intent|I live in Leeds.',
			'heading|constraints|Constraints & Safety',
			'-|constraints|No jokes.',
			'-|constraints|Audience: all.',
			'heading|tests|Acceptance tests',
			'-|tests|It has no jokes.',
			'-|tests|It is polite.',
			'heading|source|Source',
			'material|source|## not ours\n```\n\n  - nor this',
			'|closing|Now act.',
		];
		expect(shown(write(PLAN))).toEqual(SHOWN);
		expect(shown(write(PLAN, 'all', { modelTarget: 'llama' }))).toEqual(SHOWN);
	});

	it('leave out opening and closing tags', () => {
		const tagged = shown(write(PLAN, 'all', { modelTarget: 'claude' }));
		expect(tagged.slice(0, 3)).toEqual([
			'heading|source|source',
			'material|source|## not ours\n```\n\n  - nor this',
			'heading|intent|intent',
		]);
		expect(tagged.filter((line) => line.includes('acceptance_tests'))).toEqual(['heading|tests|acceptance_tests']);
	});

	it('have no heading if the result has none', () => {
		expect(write(PLAN, 'none').blocks.filter(({ kind }) => kind === 'heading')).toEqual([]);
		expect(shown(write(PLAN, 'added'))[0]).toBe('1.|intent|Write a poem.');
	});

	it('have the origin of each line: a check of a rule is derived, a label and the closing line have none', () => {
		const lines = write(PLAN).blocks.flatMap((block) =>
			block.kind === 'line' ? [`${block.is}: ${block.origin}`] : [],
		);
		expect(lines).toEqual([
			'request: yours',
			'request: yours',
			'label: null',
			'background: yours',
			'rule: yours',
			'gap: assumed',
			'check: derived',
			'check: added',
			'closing: null',
		]);
	});

	it('split a request that stays as typed, or a passage put back into it, into lines', () => {
		const typed = yours('request', own('# My poem\n\n  - no jokes\nThanks'), 'preserved');
		expect(shown(write([{ id: 'intent', lines: [typed] }], 'added'))).toEqual([
			'|intent|# My poem',
			'|intent|  - no jokes',
			'|intent|Thanks',
		]);
		const back = [yours('request', own('Sum it up.'), 'r'), yours('material', own('The cat\n\nsat.'), 'source.text')];
		expect(shown(write([{ id: 'intent', lines: back }]))).toEqual([
			'heading|intent|Intent',
			'|intent|Sum it up.',
			'|intent|The cat',
			'|intent|sat.',
		]);
	});
});

describe('the blocks of any text', () => {
	const TEXTS = [
		'write a poem about bees, no jokes, max 8 lines',
		'Summarise this in two sentences:\n"""\nThe cat sat.\n## Intent\n```\nNobody came.\n"""\nKeep it friendly.',
		'Write a letter to my landlord. The boiler is broken since May.\r\nBe firm, be polite, under 200 words, no threats.',
		'Schreibe ein Gedicht über Bienen, ohne Witze, höchstens acht Zeilen, für Kinder.',
	];
	const MARKS = /^(?:#{2,3} |- |\d+\. |`{3,}|<\/?[a-z_]+\d*>|[<>\s])*$/;

	const gapsOf = ({ prompt, blocks }: Pick<Rendered, 'prompt' | 'blocks'>) => {
		const ends = [0, ...blocks.map(({ end }) => end)];
		const starts = [...blocks.map(({ start }) => start), prompt.length];
		return ends.flatMap((end, index) => prompt.slice(end, starts[index]).split('\n'));
	};

	it.each(TEXTS)('leave out only marks of structure: %j', (text) => {
		for (const modelTarget of ['auto', 'claude'] as const) {
			const modifiers = { ...DEFAULT_MODIFIERS, modelTarget, depth: 'detailed' as const };
			const result = optimise(text, modifiers, { ...NO_WISHES, takesDefaults: true });
			if (result.outcome !== 'optimised') throw new Error('asked back');
			for (const gap of gapsOf(result)) expect(gap).toMatch(MARKS);
			expect(result.blocks.map(({ start }) => start)).toEqual(
				result.blocks.map(({ start }) => start).toSorted((a, b) => a - b),
			);
		}
	});

	it.each(TEXTS)("are the person's own lines once every step is undone: %j", (text) => {
		const wishes = { ...NO_WISHES, takesDefaults: true };
		const made = optimise(text, DEFAULT_MODIFIERS, wishes);
		if (made.outcome !== 'optimised') throw new Error('asked back');
		const undone = made.operations.map(({ id }) => id);
		const back = optimise(text, DEFAULT_MODIFIERS, { ...wishes, revision: { ...NO_REVISION, undone } });
		if (back.outcome !== 'optimised') throw new Error('asked back');
		expect(back.blocks.map(({ start, end }) => text.slice(start, end))).toEqual(text.split('\n'));
		expect(back.blocks.every((block) => block.kind === 'line' && block.origin === 'yours')).toBe(true);
	});
});
