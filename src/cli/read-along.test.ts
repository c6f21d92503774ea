import { describe, expect, it } from 'vitest';
import { DAY_TRIP } from '#support/day-trip';
import {
	type Behaviour,
	correction,
	DAY_TRIP_SAID,
	FAULTS,
	saysProposals,
	startModelServer,
} from '#support/model-server';
import { runCommand } from '#support/test-terminal';
import { ploop } from './ploop.ts';

const SAID = '+ Say where she can sit down.  (“cant walk far”)\n? How will you travel there?  (By train / By car)\n';

async function modelEnv(behave: Behaviour | undefined = DAY_TRIP_SAID) {
	const { address } = await startModelServer('compatible', behave);
	return { MODEL_PROVIDER: 'compatible', MODEL_NAME: 'double', MODEL_BASE_URL: address };
}

describe('ploop optimise --model, without a name', () => {
	it('in a terminal: the prompt, and below it the proposals that passed the guards', async () => {
		const { code, out, err } = await runCommand(ploop, ['optimise', '--model', DAY_TRIP], {
			env: await modelEnv(),
			isTTY: true,
		});
		const plain = await runCommand(ploop, ['optimise', DAY_TRIP]);
		expect({ code, out, err }).toEqual({ code: 0, out: plain.out + SAID, err: '' });
	});

	it('piped: the prompt alone, and the rest on standard error', async () => {
		const { out, err } = await runCommand(ploop, ['optimise', DAY_TRIP, '--model'], { env: await modelEnv() });
		expect(out).toBe((await runCommand(ploop, ['optimise', DAY_TRIP])).out);
		expect(err).toBe(SAID);
	});

	it('with --json, in a field of its own', async () => {
		const { out } = await runCommand(ploop, ['optimise', '--model', '--json', DAY_TRIP], { env: await modelEnv() });
		const { model, ...result } = JSON.parse(out);
		expect(model.map(({ kind }: { kind: string }) => kind)).toEqual(['suggestion', 'question']);
		expect(result).toEqual(JSON.parse((await runCommand(ploop, ['optimise', '--json', DAY_TRIP])).out));
	});

	it('a model that fails: the prompt, and a sentence about the failure', async () => {
		const env = await modelEnv(FAULTS['refuses the key']);
		const { code, out, err } = await runCommand(ploop, ['optimise', '--model', DAY_TRIP], { env });
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
		const { code, out, err } = await runCommand(ploop, ['optimise', '--model', DAY_TRIP], { env });
		expect({ code, out }).toEqual({ code: 2, out: '' });
		expect(err).toMatch(sentence);
	});

	it('a name after it still means the model that the prompt is written for', async () => {
		const { out } = await runCommand(ploop, ['optimise', '--model', 'claude', DAY_TRIP]);
		expect(out).toContain('<');
	});

	it('is refused together with --jsonl', async () => {
		const { code, err } = await runCommand(ploop, ['optimise', '--jsonl', '--model']);
		expect(code).toBe(2);
		expect(err).toMatch(/not with --jsonl/);
	});
});

describe('ploop optimise --ask --model', () => {
	const ask = async (input: string, behave: Behaviour | undefined = DAY_TRIP_SAID, text = DAY_TRIP) =>
		runCommand(ploop, ['optimise', '--ask', '--model', text], { env: await modelEnv(behave), input });

	it('asks the engine’s questions, then the model’s, then offers the model’s lines', async () => {
		const { code, out, err } = await ask('\n1\n\n\ny\n');
		expect(code).toBe(0);
		const plain = await runCommand(ploop, ['optimise', '--ask', DAY_TRIP], { input: '' });
		const first = plain.err.split('\n')[1] ?? '';
		expect(err.split('\n')[1]).toBe(first);
		expect(err.indexOf('How will you travel there?')).toBeGreaterThan(err.indexOf(first));
		expect(err.indexOf('Say where she can sit down.\n  y adds it')).toBeGreaterThan(err.indexOf('How will you travel'));
		expect(out).toContain('Travel there By train.');
		expect(out).toContain('Say where she can sit down.');
		expect(out).not.toContain('Add a museum');
	});

	it('asks four questions in all', async () => {
		const { err } = await ask('\n'.repeat(20));
		expect(err.split('Enter skips').length - 1).toBe(4);
	});

	it('own words go into the line of the question, and skipped ones stay out', async () => {
		const { out } = await ask('\nby coach from Leeds\n\n\n\n');
		expect(out).toContain('Travel there by coach from Leeds.');
		expect(out).not.toContain('Say where she can sit down.');
	});

	it('the end of the input ends the questions', async () => {
		const { code, out } = await ask('');
		expect(code).toBe(0);
		expect(out).toBe((await runCommand(ploop, ['optimise', DAY_TRIP])).out);
	});

	it('a corrected kind of a part takes effect once accepted', async () => {
		const text =
			'write an email to my landlord about the broken boiler, be polite, i want it fixed by friday. it broke on monday. the flat is cold. ask when somebody comes. give two times that suit me, tuesday or wednesday';
		const behave = saysProposals(correction('rule', 'it broke on monday.'));
		const [left, taken] = [await ask('\n'.repeat(20), behave, text), await ask(`${'\n'.repeat(20)}y\n`, behave, text)];
		expect(left.err).toContain('Take “it broke on monday.” as a rule');
		const asked = left.err.split('Enter skips').length - 1;
		expect(taken.out).toBe(left.out);
		const tapped = await ask(`${'\n'.repeat(asked)}y\n`, behave, text);
		expect(tapped.out).not.toBe(left.out);
	});

	it('a model that fails: the engine’s questions, and a sentence about the failure', async () => {
		const { code, out, err } = await ask('\n'.repeat(20), FAULTS['refuses the key']);
		expect(code).toBe(0);
		expect(err).toContain('The model refused the request.');
		expect(err).not.toContain('How will you travel');
		expect(out).toContain('museums');
	});
});
