import { describe, expect, it } from 'vitest';
import { FAULTS, question, saysProposals, startModelServer, suggestion } from '#support/model-server';
import { runCommand } from '#support/test-terminal';
import { ploop } from './ploop.ts';

const TEXT = 'plan a day trip to london for my gran who cant walk far and loves gardens, no museums, under £200';
const GOOD = saysProposals(
	suggestion('Say where she can sit down.', 'cant walk far'),
	suggestion('Add a museum.', 'no museums'),
	question('How will you travel there?', ['By train', 'By car'], 'Travel there {answer}.'),
);
const SAID = '+ Say where she can sit down.  (“cant walk far”)\n? How will you travel there?  (By train / By car)\n';

async function modelEnv(behave = GOOD) {
	const { address } = await startModelServer('compatible', behave);
	return { MODEL_PROVIDER: 'compatible', MODEL_NAME: 'double', MODEL_BASE_URL: address };
}

describe('ploop optimise --model, without a name', () => {
	it('in a terminal: the prompt, and below it what the engine passed', async () => {
		const { code, out, err } = await runCommand(ploop, ['optimise', '--model', TEXT], {
			env: await modelEnv(),
			isTTY: true,
		});
		const plain = await runCommand(ploop, ['optimise', TEXT]);
		expect({ code, out, err }).toEqual({ code: 0, out: plain.out + SAID, err: '' });
	});

	it('piped: the prompt alone, and the rest on standard error', async () => {
		const { out, err } = await runCommand(ploop, ['optimise', TEXT, '--model'], { env: await modelEnv() });
		expect(out).toBe((await runCommand(ploop, ['optimise', TEXT])).out);
		expect(err).toBe(SAID);
	});

	it('with --json, under a name of its own', async () => {
		const { out } = await runCommand(ploop, ['optimise', '--model', '--json', TEXT], { env: await modelEnv() });
		const { model, ...result } = JSON.parse(out);
		expect(model.map(({ kind }: { kind: string }) => kind)).toEqual(['suggestion', 'question']);
		expect(result).toEqual(JSON.parse((await runCommand(ploop, ['optimise', '--json', TEXT])).out));
	});

	it('a model that fails leaves the prompt and a sentence', async () => {
		const env = await modelEnv(FAULTS['refuses the key']);
		const { code, out, err } = await runCommand(ploop, ['optimise', '--model', TEXT], { env });
		expect({ code, err }).toEqual({
			code: 0,
			err: 'ploop: The model refused the request. Here is the draft; nothing was counted.\n',
		});
		expect(out).toContain('museums');
	});

	it.each([
		['none is configured', {}, /No model is configured: set MODEL_PROVIDER/],
		['a setting is missing', { MODEL_PROVIDER: 'openai' }, /MODEL_NAME is required when MODEL_PROVIDER is openai\./],
		['one makes no sense', { MODEL_PROVIDER: 'eliza' }, /MODEL_PROVIDER must be none, openai/],
	])('where %s it says so', async (_, env, sentence) => {
		const { code, out, err } = await runCommand(ploop, ['optimise', '--model', TEXT], { env });
		expect({ code, out }).toEqual({ code: 2, out: '' });
		expect(err).toMatch(sentence);
	});

	it('a name behind it still means whom the prompt is written for', async () => {
		const { out } = await runCommand(ploop, ['optimise', '--model', 'claude', TEXT]);
		expect(out).toContain('<');
	});

	it('does not go with --ask', async () => {
		const { code, err } = await runCommand(ploop, ['optimise', '--ask', '--model', TEXT]);
		expect(code).toBe(2);
		expect(err).toMatch(/not with --ask/);
	});
});
