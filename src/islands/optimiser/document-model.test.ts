import { expect, test } from 'vitest';
import { readDocument } from './document-model.ts';

const shown = (prompt: string, provenance: Parameters<typeof readDocument>[1] = []) =>
	readDocument(prompt, provenance).map((block) => `${block.kind}: ${prompt.slice(block.start, block.end)}`);

test('headings, lines and bullets are told apart, in every skin', () => {
	expect(
		shown(
			'## Intent\n\nWrite a poem.\n\n### Acceptance tests\n- Eight lines.\n2. Done.\n<deliverables>\nA poem.\n</deliverables>',
		),
	).toEqual([
		'heading: Intent',
		'line: Write a poem.',
		'heading: Acceptance tests',
		'line: Eight lines.',
		'line: Done.',
		'heading: deliverables',
		'line: A poem.',
		'heading: deliverables',
	]);
});

test('a heading stays one when the frame claims it as added', () => {
	const provenance = [{ start: 0, end: 9, section: 'intent', origin: 'added', rule: 'frame', source: [] }] as const;
	expect(shown('## Intent', [...provenance.map((line) => ({ ...line, source: [] }))])).toEqual(['heading: Intent']);
});

test('fenced material is one block, whatever it looks like inside', () => {
	const prompt = 'Intent\n````\n## not ours\n```\n- nor this\n```\n````\nDone.';
	expect(shown(prompt)).toEqual(['line: Intent', 'material: ## not ours\n```\n- nor this\n```', 'line: Done.']);
});

test('a fence that never closes runs to the end', () => {
	expect(shown('```\ncode\nmore')).toEqual(['material: code\nmore']);
	expect(shown('```')).toEqual(['material: ']);
});

test('a line takes the origin of the provenance that covers it', () => {
	const prompt = '- Under 150 words.\n- No hashtags.';
	const provenance = [
		{ start: 0, end: 18, section: 'constraints', origin: 'yours', rule: 'r', source: [] },
		{ start: 19, end: 33, section: 'constraints', origin: 'added', rule: 's', source: [] },
	] as const;
	const blocks = readDocument(prompt, [...provenance.map((line) => ({ ...line, source: [] }))]);
	expect(blocks.map((block) => block.kind === 'line' && [block.bullet, block.origin])).toEqual([
		['-', 'yours'],
		['-', 'added'],
	]);
});

test("a visitor's own line that looks like a heading stays a line", () => {
	const provenance = [{ start: 0, end: 9, section: 'intent', origin: 'yours', rule: 'r', source: [] }] as const;
	expect(shown('# My poem', [...provenance.map((line) => ({ ...line, source: [] }))])).toEqual(['line: # My poem']);
});

test('no character that is copied goes unshown, marks of structure apart', () => {
	const prompt = '## Intent\n\n  - a **b** <c>\n\n```js\nx = 1\n```\nEnd.';
	const text = readDocument(prompt, [])
		.map((block) => prompt.slice(block.start, block.end))
		.join('|');
	expect(text).toBe('Intent|a **b** <c>|x = 1|End.');
});

test("a test made of the visitor's rule is told apart from their own words, and a label has no owner", () => {
	const prompt = '- No jokes.\n- The result contains no jokes.\nCaption';
	const provenance = [
		{ start: 0, end: 11, section: 'constraints', origin: 'yours', rule: 'constraint.own', source: [] },
		{ start: 12, end: 42, section: 'tests', origin: 'yours', rule: 'test.prohibition', source: [] },
		{ start: 43, end: 50, section: 'closing', origin: 'added', rule: 'frame', source: [] },
	] as const;
	const blocks = readDocument(prompt, [...provenance.map((line) => ({ ...line, source: [] }))]);
	expect(blocks.map((block) => block.kind === 'line' && block.origin)).toEqual(['yours', 'derived', null]);
});

test("a line in other words than the visitor's is not called theirs, whatever its case and punctuation", () => {
	const prompt = '- Under 150 words.\n- Length: at most 150 words.';
	const provenance = [
		{ start: 0, end: 18, section: 'constraints', origin: 'yours', rule: 'constraint.own', source: [] },
		{ start: 19, end: 48, section: 'constraints', origin: 'yours', rule: 'constraint.length', source: [] },
	] as const;
	const lines = provenance.map((line) => ({ ...line, source: [] }));
	const blocks = readDocument(prompt, lines, 'a poem, under 150 words');
	expect(blocks.map((block) => block.kind === 'line' && block.origin)).toEqual(['yours', 'derived']);
});

test('a line that was added because of something the visitor wrote is from theirs', () => {
	const prompt = '- No jokes in it.\n- It is polite.';
	const provenance = [
		{ start: 0, end: 17, section: 'tests', origin: 'added', rule: 'test.exclude', source: [{ start: 0, end: 8 }] },
		{ start: 18, end: 33, section: 'tests', origin: 'added', rule: 'type.test', source: [] },
	] as const;
	const lines = provenance.map((line) => ({ ...line, source: [...line.source] }));
	const blocks = readDocument(prompt, lines, 'no jokes');
	expect(blocks.map((block) => block.kind === 'line' && block.origin)).toEqual(['derived', 'added']);
});
