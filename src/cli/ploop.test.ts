import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CommandRun, runCommand } from '#support/test-terminal';
import { ploop as program } from './ploop.ts';

const ploop = (args: readonly string[], input = '') => runCommand(program, args, { input });

/** The same in a process of its own, as a person runs it. */
function startPloop(args: readonly string[]) {
	const child = spawn(process.execPath, ['src/cli/ploop.mjs', ...args]);
	let out = '';
	let err = '';
	child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
	child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
	child.stdin.on('error', () => {});
	const ended = new Promise((resolve) => child.on('close', resolve));
	return { child, ended: async () => ({ code: await ended, out, err }) };
}

const lines = (out: string) =>
	out
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line));

const EMAIL = 'write an email to the team about the 3 pm meeting on Friday, under 120 words, no jokes';
/** Wishes enough for headings. */
const PARTED =
	'Write an email to the team about the meeting on Friday. Keep it under 120 words. No jokes. Do not mention the budget. Sign it as Sam. End with a question.';

describe('ploop optimise', () => {
	it('prints the prompt for a text given as an argument, and nothing else', async () => {
		const { code, out, err } = await ploop(['optimise', EMAIL]);
		expect({ code, err }).toEqual({ code: 0, err: '' });
		expect(out).toMatch(/under 120 words/i);
		expect(out.trimEnd()).toMatch(/Do not re-optimize this prompt; produce the requested output\.$/);
	});

	it('accepts the same text as unquoted words and from standard input', async () => {
		const [quoted, unquoted, piped] = await Promise.all([
			ploop(['optimise', EMAIL]),
			ploop(['optimise', ...EMAIL.split(' ')]),
			ploop(['optimise'], `${EMAIL}\n`),
		]);
		expect(unquoted.out).toBe(quoted.out);
		expect(piped.out).toBe(quoted.out);
	});

	it('prints the whole result as JSON, with the names the API uses', async () => {
		const { code, out } = await ploop(['optimise', '--json', EMAIL]);
		const result = JSON.parse(out);
		expect(code).toBe(0);
		expect(result).toMatchObject({ needsClarification: false, question: null, language: 'en', direction: 'ltr' });
		expect(result.ledger.length).toBeGreaterThan(0);
		for (const { source, text } of result.ledger) {
			expect(EMAIL.slice(source.start, source.end).toLowerCase()).toBe(text.toLowerCase());
		}
	});

	it('puts a clarifying question on standard error, with its own exit code', async () => {
		const { code, out, err } = await ploop(['optimise', 'asdf qwer zxcv']);
		expect({ code, out }).toEqual({ code: 3, out: '' });
		expect(err).toMatch(/\?[\s\S]*Tips[\s\S]*Examples/);
	});

	it('has the question in the JSON too', async () => {
		const { code, out } = await ploop(['optimise', '--json', 'asdf qwer zxcv']);
		expect(code).toBe(3);
		expect(JSON.parse(out)).toMatchObject({ needsClarification: true, optimised_prompt: '' });
	});

	it.each([
		['--tone', 'academic'],
		['--format', 'table'],
		['--depth', 'exhaustive'],
		['--length', 'short'],
		['--reader-level', 'expert'],
		['--creativity', 'high'],
		['--strictness', 'strict'],
		['--variations', 'multiple'],
		['--safety-tone', 'cautious'],
		['--examples', 'yes'],
		['--archetype', 'editor + teacher'],
		['--target-context', 'a museum in Leeds'],
		['--citations', 'Footnotes'],
		['--output-checks', 'facts,limitations'],
		['--authentic'],
	])('%s %s changes the prompt', async (...flag) => {
		const article = 'write an article about the history of tea in Britain for our local newspaper';
		const [plain, changed] = await Promise.all([ploop(['optimise', article]), ploop(['optimise', ...flag, article])]);
		expect(changed.code).toBe(0);
		expect(changed.out).not.toBe(plain.out);
	});

	it('--reasoning step-by-step changes a prompt for an explanation', async () => {
		const text = 'explain how tides work to my class, with the moon and the sun';
		const plain = await ploop(['optimise', text]);
		expect((await ploop(['optimise', '--reasoning', 'step-by-step', text])).out).not.toBe(plain.out);
	});

	it.each([
		['--model-target', 'claude'],
		['--structure-lock', 'Constraints, Intent'],
	])('%s %s changes a prompt that has headings', async (...flag) => {
		const [plain, changed] = await Promise.all([ploop(['optimise', PARTED]), ploop(['optimise', ...flag, PARTED])]);
		expect(plain.out).toContain('## Constraints & Safety');
		expect(changed.out).not.toBe(plain.out);
	});

	it('--code-rigor changes a prompt for code', async () => {
		const code = 'write a python function that parses ISO dates from a CSV column';
		const plain = await ploop(['optimise', code]);
		const changed = await ploop(['optimise', '--code-rigor', 'production', code]);
		expect(changed.out).not.toBe(plain.out);
	});
});

describe('ploop optimise, its JSON and other options', () => {
	const all = async (...args: string[]) => JSON.parse((await ploop(['optimise', '--json', ...args, PARTED])).out);

	it('has changes, score and questions in the JSON', async () => {
		const [result, question] = await Promise.all([all(), ploop(['optimise', '--json', 'write an email'])]);
		expect(result.score.total).toBeGreaterThan(50);
		expect(result).toMatchObject({ alreadyGood: false, modelNotes: [] });
		expect(result.operations.length).toBeGreaterThan(0);
		expect(JSON.parse(question.out).questions.map((one: { id: string }) => one.id)).toContain('recipient');
	});

	it('--undo leaves a change out, and loses nothing', async () => {
		const before = await all();
		const { id } = before.operations.find((one: { action: string }) => one.action === 'added');
		const after = await all('--undo', id);
		expect(after.optimised_prompt).not.toBe(before.optimised_prompt);
		expect(after.operations.find((one: { id: string }) => one.id === id)).toMatchObject({ isUndone: true });
		expect(after.ledger.filter((one: { status: string }) => one.status === 'missing')).toEqual([]);
	});

	it('--defaults says what it assumes instead of asking, and --assume settles a detail', async () => {
		const [asked, assumed, settled] = await Promise.all([
			ploop(['optimise', 'write an email']),
			ploop(['optimise', '--defaults', 'write an email']),
			ploop(['optimise', '--assume', 'recipient=my landlord', 'write an email']),
		]);
		expect([asked.code, assumed.code, settled.code]).toEqual([3, 0, 0]);
		expect(assumed.out).toMatch(/## Critical gaps\n\n- Recipient: /);
		expect(settled.out).toContain('my landlord');
	});

	it('reports a clear request as good already, without assumptions', async () => {
		const clear = 'write an email to the team about the meeting on Friday, no jokes';
		const result = JSON.parse((await ploop(['optimise', '--json', clear])).out);
		expect(result).toMatchObject({ alreadyGood: true, assumptions: [], modelNotes: [] });
		expect(await all()).toMatchObject({ alreadyGood: false, assumptions: [], modelNotes: [] });
	});

	it('--short is never longer, with every fact', async () => {
		const [long, short] = await Promise.all([all(), all('--short')]);
		expect(short.optimised_prompt.length).toBeLessThanOrEqual(long.optimised_prompt.length);
		expect(short.ledger.filter((one: { status: string }) => one.status === 'missing')).toEqual([]);
	});

	it('--model all renders for four models, --model claude for one', async () => {
		const [four, text, one] = await Promise.all([
			all('--model', 'all'),
			ploop(['optimise', '--model', 'all', PARTED]),
			ploop(['optimise', '--model', 'claude', PARTED]),
		]);
		expect(Object.keys(four)).toEqual(['chatgpt', 'claude', 'gemini', 'llama']);
		for (const model of Object.keys(four)) expect(text.out).toContain(`=== ${model} ===`);
		expect(one.out).toBe(`${four.claude.optimised_prompt}\n`);
		expect(one.out).toContain('<intent>');
	});
});

describe('ploop check', () => {
	const REQUEST = 'Write a note about tea. At most 5 words. No commas.';

	async function check(answer: string, ...more: string[]): Promise<CommandRun> {
		const folder = mkdtempSync(join(tmpdir(), 'ploop-check-'));
		writeFileSync(join(folder, 'request.txt'), `${REQUEST}\n`);
		writeFileSync(join(folder, 'answer.txt'), answer);
		const run = await ploop([
			'check',
			'--prompt',
			join(folder, 'request.txt'),
			'--answer',
			join(folder, 'answer.txt'),
			...more,
		]);
		rmSync(folder, { recursive: true });
		return run;
	}

	it('exits with 0 when no rule is broken', async () => {
		const { code, out } = await check('Tea is warm.');
		expect(code).toBe(0);
		expect(out).toMatch(/ok {4}At most 5 words/);
	});

	it('exits with 1 when a rule is broken, and prints a prompt to repair it', async () => {
		const { code, out } = await check('Tea, as we all know, is warm.');
		expect(code).toBe(1);
		expect(out).toMatch(/FAIL[\s\S]*To send back:/);
	});

	it('gives the same as JSON', async () => {
		const { code, out } = await check('Tea, as we all know, is warm.', '--json');
		expect(code).toBe(1);
		expect(JSON.parse(out).checks.map((one: { verdict: string }) => one.verdict)).toContain('fail');
	});

	it('an empty or overlong answer is wrong use', async () => {
		expect((await check('')).code).toBe(2);
		expect((await check('a'.repeat(20_001))).err).toContain('20000');
	});
});

describe('wrong use', () => {
	it.each([
		['an unknown flag', ['optimise', '--loud', 'a'], /--loud/],
		['an unknown command', ['rewrite', 'a'], /no command 'rewrite'/],
		['a value the modifier does not take', ['optimise', '--tone', 'angry', 'a'], /--tone takes executive\|friendly/],
		['a text of spaces', ['optimise', '   '], /Prompt required\./],
		['a text that is too long', ['optimise', 'a'.repeat(4001)], /exceeds 4000/],
		['an assumption without a slot', ['optimise', '--assume', 'nurses', 'a'], /<slot>=<value>/],
		['an unknown model', ['optimise', '--model', 'eliza', 'a'], /--model takes chatgpt\|claude/],
		['a revision of many texts', ['optimise', '--jsonl', '--undo', 'x'], /--jsonl does not take them/],
		['a check without an answer', ['check', '--prompt', 'x'], /ploop check --prompt <file> --answer <file>/],
		[
			'a check of a file that is not there',
			['check', '--prompt', 'no-file', '--answer', 'no-file'],
			/'no-file' cannot be read/,
		],
		['a text beside --jsonl', ['optimise', '--jsonl', 'a'], /standard input/],
	])('%s is refused in one sentence with exit code 2', async (_, args, sentence) => {
		const { code, out, err } = await ploop(args);
		expect({ code, out }).toEqual({ code: 2, out: '' });
		expect(err).toMatch(sentence);
		expect(err).not.toMatch(/\n {4}at /);
	});

	it('refuses a gigabyte-sized idea before reading it all', async () => {
		expect((await ploop(['optimise'], 'a'.repeat(2_000_000))).code).toBe(2);
	});
});

describe('help and version', () => {
	it('names every modifier and every exit code', async () => {
		const { code, out } = await ploop(['--help']);
		expect(code).toBe(0);
		for (const word of ['--tone', '--structure-lock', '--output-checks', '--jsonl', 'Exit codes', '  3  ']) {
			expect(out).toContain(word);
		}
	});

	it('prints the version of package.json', async () => {
		expect((await ploop(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
	});
});

describe('ploop optimise --jsonl', () => {
	const batch = [
		{ id: 'a', prompt: EMAIL },
		{
			id: 2,
			prompt: 'compare tea and coffee for a short blog post',
			modifiers: { tone: 'academic', depth: 'detailed' },
		},
		{ id: 'c', prompt: 'asdf qwer zxcv' },
	];
	const text = (items: readonly unknown[]) => items.map((item) => `${JSON.stringify(item)}\n`).join('');

	it('answers each line with one line, in order', async () => {
		const { code, out } = await ploop(['optimise', '--jsonl'], text(batch));
		const answers = lines(out);
		expect(code).toBe(0);
		expect(answers.map((one) => one.id)).toEqual(['a', 2, 'c']);
		expect(answers[0].result.optimised_prompt).toMatch(/under 120 words/i);
		expect(answers[2].result).toMatchObject({ needsClarification: true });
	});

	it('answers a line without modifiers as the single command does', async () => {
		const [one, many] = await Promise.all([
			ploop(['optimise', '--json', '--tone', 'academic', EMAIL]),
			ploop(['optimise', '--jsonl', '--tone', 'academic'], text([{ id: 1, prompt: EMAIL }])),
		]);
		expect(lines(many.out)[0].result).toEqual(JSON.parse(one.out));
	});

	it('gives the same bytes for the same input', async () => {
		const [first, second] = await Promise.all([1, 2].map(() => ploop(['optimise', '--jsonl'], text(batch))));
		expect(first?.out).toBe(second?.out);
	});

	it('reports invalid lines in their place, continues, and exits with 1 at the end', async () => {
		const input = [
			'not json',
			'[]',
			'{"prompt":"write a poem about tea"}',
			'{"id":"e","prompt":""}',
			`{"id":"f","prompt":"${'a'.repeat(4001)}"}`,
			'{"id":"g","prompt":"write a poem about tea","modifiers":{"tone":"angry"}}',
			`{"id":"h","prompt":"${'a'.repeat(100_000)}"}`,
			'',
			'{"id":"j","prompt":"write a short poem about tea for my mother"}',
		].join('\r\n');
		const { code, out } = await ploop(['optimise', '--jsonl'], input);
		expect(code).toBe(1);
		expect(lines(out).map((one) => [one.id, one.error ?? 'answered'])).toEqual([
			[null, 'invalid_json'],
			[null, 'invalid_input'],
			[null, 'invalid_input'],
			['e', 'prompt_required'],
			['f', 'prompt_too_long'],
			['g', 'invalid_input'],
			[null, 'body_too_large'],
			['j', 'answered'],
		]);
	});

	it('keeps characters that arrive in two pieces', async () => {
		const { child, ended } = startPloop(['optimise', '--jsonl']);
		const bytes = Buffer.from(text([{ id: 'é', prompt: 'write a short note about the café for my sister Zoë' }]));
		const cut = bytes.indexOf(0xa9);
		child.stdin.write(bytes.subarray(0, cut), () => child.stdin.end(bytes.subarray(cut)));
		const { out } = await ended();
		expect(lines(out)[0].id).toBe('é');
		expect(lines(out)[0].result.optimised_prompt).toContain('Zoë');
	});

	it('ends without an error when its output is closed', async () => {
		const { child, ended } = startPloop(['optimise', '--jsonl']);
		child.stdin.end(text(Array.from({ length: 500 }, (_, id) => ({ id, prompt: EMAIL }))));
		child.stdout.once('data', () => child.stdout.destroy());
		expect(await ended()).toMatchObject({ code: 0, err: '' });
	});
});

describe('ploop as a program of its own', () => {
	it.each([
		['a text as an argument', ['optimise', EMAIL], ''],
		['a text on standard input', ['optimise', '--json'], `${EMAIL}\n`],
		['a question', ['optimise', 'asdf qwer zxcv'], ''],
		['wrong use', ['optimise', '--loud', 'a'], ''],
		['far too much input', ['optimise'], 'a'.repeat(2_000_000)],
	])('prints the same as in this process, with the same exit code: %s', async (_, args, input) => {
		const { child, ended } = startPloop(args);
		child.stdin.end(input);
		const { code, out, err } = await ploop(args, input);
		expect(await ended()).toEqual({ code, out, err });
	});
});
