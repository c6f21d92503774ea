import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { runCommand } from '#support/test-terminal';
import { ploop } from './ploop.ts';

const TEXT = 'write a story about a dog';
const ask = (typed: readonly string[], text = TEXT) =>
	runCommand(ploop, ['optimise', '--ask', text], { input: typed.map((line) => `${line}\n`).join('') });
const plain = (...flags: string[]) => runCommand(ploop, ['optimise', ...flags, TEXT]);

interface Asked {
	readonly question: string;
	readonly options: readonly string[];
}

/** What stands on standard error, read as a person reads it: a question, and under it its numbered options. */
const asked = (err: string): Asked[] =>
	err
		.split('Enter skips: ')
		.map((part) => part.split('\n').map((line) => line.trim()))
		.map((lines) => lines.slice(lines.findIndex((line) => line.endsWith('?'))))
		.filter(([question]) => question?.endsWith('?'))
		.map(([question = '', ...options]) => ({
			question,
			options: options.flatMap((line) => /^\d {2}(.+)$/.exec(line)?.[1] ?? []),
		}));

/** The questions of this text, each skipped. */
const allSkipped = async () => asked((await ask(Array(8).fill(''))).err);

describe('ploop optimise --ask', () => {
	it('asks at most eight questions one by one, each with numbered options and none twice', async () => {
		const questions = await allSkipped();
		expect(questions.length).toBeGreaterThan(2);
		expect(questions.length).toBeLessThanOrEqual(8);
		expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
		for (const { options } of questions) expect(options.length).toBeGreaterThanOrEqual(2);
	});

	it('asks on standard error, so that standard output has the prompt alone', async () => {
		const { code, out, err } = await ask(['2']);
		expect(code).toBe(0);
		expect(err).toContain('Enter skips');
		expect(out).not.toContain('Enter skips');
		expect(out).toMatch(/Do not re-optimize this prompt; produce the requested output\.\n$/);
	});

	it('a number chooses its option, like the option’s words', async () => {
		const [first] = await allSkipped();
		const unasked = (await plain()).out;
		let changed = 0;
		for (const [at, option] of (first?.options ?? []).entries()) {
			if (option.endsWith('…')) continue;
			const [byNumber, byWords] = [await ask([`${at + 1}`]), await ask([option])];
			expect(byNumber.out).toBe(byWords.out);
			if (byNumber.out !== unasked) changed += 1;
		}
		expect(changed).toBeGreaterThan(0);
	});

	it('an answer in one’s own words is in the prompt as typed', async () => {
		const { out } = await ask(['They laugh at the very last line']);
		expect(out).toContain('They laugh at the very last line');
	});

	it('an option that ends in … waits for the words that complete it', async () => {
		const questions = await allSkipped();
		const at = questions.findIndex(({ options }) => options.some((one) => one.endsWith('…')));
		const number = (questions[at]?.options.findIndex((one) => one.endsWith('…')) ?? 0) + 1;
		const { out, err } = await ask([...Array(at).fill(''), `${number}`, 'my grandfather Emil']);
		expect(err).toContain(`Enter skips:   ${questions[at]?.options[number - 1]} \n`);
		expect(out).toContain('my grandfather Emil');
	});

	it('Enter skips a question: the next one is asked, and the skipped one is not in the prompt', async () => {
		const [, second] = await allSkipped();
		const skipped = await ask(['', 'a lighthouse in a storm']);
		expect(asked(skipped.err)[1]).toEqual(second);
		expect((await ask(Array(8).fill(''))).out).toBe((await plain()).out);
		expect(skipped.out).toContain('a lighthouse in a storm');
	});

	it('the end of the input ends the questions, and earlier answers are kept', async () => {
		const ended = await ask(['They laugh at the very last line']);
		const skippedOn = await ask(['They laugh at the very last line', ...Array(8).fill('')]);
		expect(asked(ended.err)).toHaveLength(2);
		expect(ended.out).toBe(skippedOn.out);
		expect((await ask([])).out).toBe((await plain()).out);
	});

	it('an answer of more than 300 characters is asked for again, and is not in the prompt', async () => {
		const { code, out, err } = await ask(['a'.repeat(301), 'They laugh at the very last line']);
		expect(code).toBe(0);
		expect(err).toContain('An answer may have up to 300 characters, and this one has 301. Type a shorter one: ');
		expect(out).toBe((await ask(['They laugh at the very last line'])).out);
	});

	it('--json gives the result with the answers in it', async () => {
		const { out } = await runCommand(ploop, ['optimise', '--ask', '--json', TEXT], { input: 'They laugh\n' });
		expect(JSON.parse(out).optimised_prompt).toContain('They laugh');
	});

	it('a text without its object gets the same message as without --ask', async () => {
		const [asking, plainly] = [
			await ask(['1'], 'summarise this'),
			await runCommand(ploop, ['optimise', 'summarise this']),
		];
		expect(asking).toEqual(plainly);
		expect(asking.code).toBe(3);
	});

	it.each([
		['without a text', ['optimise', '--ask']],
		['with --jsonl', ['optimise', '--ask', '--jsonl']],
	])('%s it is refused as wrong use, since standard input is for the answers', async (_, args) => {
		const { code, err } = await runCommand(ploop, args, { input: 'write an email\n' });
		expect(code).toBe(2);
		expect(err).toContain('--ask takes the text as an argument');
	});
});

describe('ploop optimise --ask as a program of its own', () => {
	it('waits at each question for its line, and writes the prompt when the input ends', async () => {
		const child = spawn(process.execPath, ['src/cli/ploop.mjs', 'optimise', '--ask', TEXT]);
		const toType = ['They laugh at the very last line', ''];
		const printedEarly: string[] = [];
		let [out, err] = ['', ''];
		child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
		child.stderr.setEncoding('utf8').on('data', (text) => {
			err += text;
			if (!err.endsWith('Enter skips: ')) return;
			if (out !== '') printedEarly.push(out);
			const line = toType.shift();
			if (line === undefined) child.stdin.end();
			else child.stdin.write(`${line}\n`);
		});
		const code = await new Promise((resolve) => child.on('close', resolve));
		const here = await ask(['They laugh at the very last line', '']);
		expect({ code, out, err, printedEarly }).toEqual({ code: 0, out: here.out, err: here.err, printedEarly: [] });
	});
});
