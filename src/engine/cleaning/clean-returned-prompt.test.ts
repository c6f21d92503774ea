import { describe, expect, it } from 'vitest';
import { fc } from '#support/properties';
import { say } from '../locales/say.ts';
import { CLOSING_LINE } from '../writing/rendering/headings.ts';
import { cleanReturnedPrompt } from './clean-returned-prompt.ts';
import { splitFences } from './map-prose.ts';

const closed = (text: string) => `${text}\n\n${CLOSING_LINE}`;

describe('a prompt as a hosted model returned it', () => {
	it('loses the JSON around it', () => {
		expect(cleanReturnedPrompt('{"optimised_prompt":"Write a poem.","why_it_works":["x"]}')).toBe(
			closed('Write a poem.'),
		);
		expect(cleanReturnedPrompt('```json\n{"details":{"optimised":"Write a poem."}}\n```')).toBe(
			closed('Write a poem.'),
		);
		expect(cleanReturnedPrompt('{"optimised_prompt": "Say \\"hi\\".\\nThen stop.')).toBe(
			closed('Say "hi".\nThen stop.'),
		);
	});

	it('keeps JSON that the prompt is about', () => {
		expect(cleanReturnedPrompt('{"a": 1} is the input.')).toBe(closed('{"a": 1} is the input.'));
	});

	it('keeps the headings and the closing line of a prompt in another language', () => {
		const spanish = say('es', CLOSING_LINE);
		const returned = `Objetivo: Escribe un poema.\n\n**Entregables**\n- Un poema.\n\n${spanish}\n\n## Explanation\n- Corto.`;
		const cleaned = cleanReturnedPrompt(returned);
		expect(cleaned).toBe(`## Objetivo\n\nEscribe un poema.\n\n## Entregables\n\n- Un poema.\n\n${spanish}`);
		expect(cleanReturnedPrompt(cleaned)).toBe(cleaned);
		expect(cleanReturnedPrompt('## Ziel\n\nSchreibe ein Gedicht.')).toContain(say('de', CLOSING_LINE));
	});

	it('loses the text after the closing line, and an afterword where there is no closing line', () => {
		expect(cleanReturnedPrompt(`Write.\n${CLOSING_LINE}\n\n## Why it works\n- It is short.`)).toBe(
			`Write.\n${CLOSING_LINE}`,
		);
		expect(cleanReturnedPrompt('Write.\n\n**Optional refinements:**\n- Add a title.')).toBe(closed('Write.'));
	});

	it.each([
		['It ends here. (243 words)', 'It ends here.'],
		['Done. [Word count: 120]', 'Done.'],
		['Done.\nCharacter count: 1,024', 'Done.'],
		['**Word count:** 300', ''],
	])('loses a length the model counted: %j', (returned, kept) => {
		expect(cleanReturnedPrompt(returned)).toBe(kept === '' ? CLOSING_LINE : closed(kept));
	});

	it.each([
		'Stay under 300 words.',
		'Write a summary (300 words) of the report.',
		'Write a summary (300 words).',
		'- Word count is at most 300.',
		'Keep it to max 1,024 characters',
	])("keeps the person's own limit: %j", (line) => {
		expect(cleanReturnedPrompt(line)).toBe(closed(line));
	});

	it('plain quotes and dashes replace typographic ones', () => {
		expect(cleanReturnedPrompt('“Hi” — it’s 3–5 pages.')).toBe(closed('"Hi" - it\'s 3-5 pages.'));
	});

	it('puts each known heading on a paragraph of its own', () => {
		expect(
			cleanReturnedPrompt('Intent: Write a poem. Constraints & Safety: No rhymes.\n**Deliverables**\nOne poem.'),
		).toBe(
			closed('## Intent\n\nWrite a poem.\n\n## Constraints & Safety\n\nNo rhymes.\n\n## Deliverables\n\nOne poem.'),
		);
	});

	it('leaves a sentence that only begins like a heading', () => {
		expect(cleanReturnedPrompt('Intent on winning, she ran.')).toBe(closed('Intent on winning, she ran.'));
	});

	it('leaves fenced code byte for byte', () => {
		const code = '```py\nprint("“x” — (12 words)")\nIntent: y\n```';
		expect(cleanReturnedPrompt(`Run this:\n${code}\nThen stop.`)).toContain(code);
	});

	it('adds the closing line once, outside a fence left open', () => {
		expect(cleanReturnedPrompt('```\ncode')).toBe(`\`\`\`\ncode\n\`\`\`\n\n${CLOSING_LINE}`);
		expect(cleanReturnedPrompt('Write.').split(CLOSING_LINE)).toHaveLength(2);
	});

	const pieces = fc.constantFrom(
		'Intent:',
		'## Deliverables',
		'**Critical gaps**',
		'Acceptance tests: ok',
		'```',
		'~~~~',
		'```json',
		'{"prompt":"',
		'"}',
		'{"optimised":"a\\nb"}',
		'(12 words)',
		'Word count: 9',
		'[Character count: 1,2]',
		'Why it works:',
		CLOSING_LINE,
		'“q”',
		' — ',
		'\n',
		'\n\n',
		'text. ',
		'  ',
		'\t',
		'- item',
	);
	const messy = fc.array(fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 24 });

	it('is done after one pass', () => {
		fc.assert(
			fc.property(messy, (parts) => {
				const once = cleanReturnedPrompt(parts.join(''));
				expect(cleanReturnedPrompt(once)).toBe(once);
				expect(once.endsWith(CLOSING_LINE)).toBe(true);
				expect(once.isWellFormed()).toBe(true);
			}),
			{ numRuns: 3_000 },
		);
	});

	it('splits into prose and code without losing a character', () => {
		fc.assert(
			fc.property(messy, (parts) => {
				const text = parts.join('');
				expect(
					splitFences(text)
						.map((part) => part.text)
						.join('\n'),
				).toBe(text);
			}),
		);
	});
});
