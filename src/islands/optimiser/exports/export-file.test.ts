import { expect, test } from 'vitest';
import content from '#content/optimiser.yaml';
import type { TemplateSource } from '#contract/templates';
import { type OptimiserCopy, OptimiserCopy as OptimiserSchema } from '#copy/optimiser-copy';
import { fileOf } from './export-file.ts';
import type { Exported } from './exported.ts';

const { title: _, noScript: __, mascot: ___, ...words } = content as Record<string, unknown>;
const copy = OptimiserSchema.parse(words) as OptimiserCopy;
const ROUGH: TemplateSource = { raw: 'poem\nabout rain', modifiers: {}, answers: [] };

const exportedWith = (intent: string, source = ROUGH): Exported => ({
	source,
	madeAt: new Date('2026-11-23T12:00:00Z'),
	answer: {
		optimised_prompt: '## Intent\n\nA poem.',
		intent,
		ledger: [],
		operations: [],
		assumptions: [],
		score: { total: 40, checks: [] },
	},
});
const textOf = (kind: 'md' | 'txt' | 'json', source?: TemplateSource) =>
	fileOf(kind, exportedWith('Write a poem.', source), copy).text;
const nameFor = (intent: string) => fileOf('md', exportedWith(intent), copy).name;

test('a Markdown file has title, date and product, the unchanged prompt, and the text it was made from', () => {
	expect(textOf('md')).toBe(
		'# Write a poem\n\n*Made with PLOOP on 23 November 2026*\n\n---\n\n## Intent\n\nA poem.\n\n---\n\n' +
			'## What you typed\n\n> poem\n> about rain\n',
	);
});

test('a plain text file says the same without markup', () => {
	expect(textOf('txt')).toBe(
		'Write a poem\nMade with PLOOP on 23 November 2026\n\nYour prompt\n-----------\n\n## Intent\n\nA poem.\n\n' +
			'What you typed\n--------------\n\npoem\nabout rain\n',
	);
});

test('options have the labels of the panel, and answers their questions', () => {
	const modifiers: TemplateSource['modifiers'] = {
		tone: 'academic',
		safetyTone: 'neutral',
		archetype: 'editor + nurse',
		examples: true,
		codeRigor: { enabled: true, level: 'production' },
		citations: { enabled: false, style: 'Links' },
		structureLock: { enabled: true, order: ['Hook', 'Story'] },
		outputChecks: ['edgeCases'],
	};
	const answers = [
		{ question: 'Who reads it?', answer: 'nurses' },
		{ question: 'Give the date.', answer: '' },
	];
	const text = textOf('md', { ...ROUGH, modifiers, answers });
	expect(text).toContain('## Your answers in the prompt\n\n- Who reads it? nurses\n- Give the date.\n');
	expect(text.split('## Advanced options\n\n')[1]).toBe(
		[
			'- Tone: Academic',
			'- Safety tone: Neutral',
			'- Role: editor + nurse',
			'- Examples: Yes',
			'- Code rigour: Production',
			'- Structure lock: Hook, Story',
			'- Output checks: Edge cases',
			'',
		].join('\n'),
	);
});

test('the data file has a version and everything that was shown about the prompt', () => {
	expect(fileOf('json', exportedWith('Write a poem.'), copy).type).toBe('application/json');
	expect(JSON.parse(textOf('json'))).toEqual({
		format: 'ploop-prompt',
		version: 1,
		product: 'PLOOP',
		title: 'Write a poem',
		made_at: '2026-11-23T12:00:00.000Z',
		prompt: '## Intent\n\nA poem.',
		request: 'poem\nabout rain',
		options: {},
		answers: [],
		ledger: [],
		operations: [],
		assumptions: [],
		score: { total: 40, checks: [] },
	});
});

test.each([
	['Write a poem about rain.', 'Write a poem about rain'],
	['  Two\nlines。 ', 'Two lines'],
	['', 'Your prompt'],
	[`Write ${'a very long intent '.repeat(9)}`, `Write ${'a very long intent '.repeat(3)}a very long…`],
	['語'.repeat(200), `${'語'.repeat(80)}…`],
])('the intent %j gives the title %j', (intent, title) => {
	expect(fileOf('txt', exportedWith(intent), copy).text.split('\n')[0]).toBe(title);
});

test.each([
	['Write a poem about rain.', 'ploop-write-a-poem-about-rain.md'],
	['Schreibe über Größe & Maß', 'ploop-schreibe-über-größe-maß.md'],
	['CON', 'ploop-con.md'],
	['../../etc/passwd', 'ploop-etc-passwd.md'],
	['a\u202Egpj.exe\u0000 <b>"|?*', 'ploop-a-gpj-exe-b.md'],
	['हिन्दी में लिखें', 'ploop-हिन्दी-में-लिखें.md'],
	['', 'ploop-prompt.md'],
	['?! 🎉', 'ploop-prompt.md'],
])('the intent %j gives the file name %s', (intent, name) => {
	expect(nameFor(intent)).toBe(name);
});

test('a long intent is cut between words, and one without spaces between characters', () => {
	expect(nameFor('Write an email to the design team about the meeting on Friday afternoon at three')).toBe(
		'ploop-write-an-email-to-the-design-team-about-the-meeting-on.md',
	);
	const name = nameFor('𠮷'.repeat(500));
	expect(name).toBe(`ploop-${'𠮷'.repeat(30)}.md`);
	expect(new TextEncoder().encode(name).length).toBeLessThan(255);
});
