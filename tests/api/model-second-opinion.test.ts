import { LLMock } from '@copilotkit/aimock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readInstruction } from '#server/models/instruction';
import { modelReader } from '#server/models/model-reader';
import { wireTo } from '#server/models/wires';
import { question, suggestion } from '#support/model-server';
import { settingOf, WIRES, type Wire } from '#support/model-wires';
import { readWithModel } from '#support/read-with-model';

/** Emulates the protocols with another project's package, because our own double may share our mistakes. */

const LIMITS = { firstByteMs: 1000, betweenBytesMs: 1000, mostBytes: 200_000 };
const SAID = [
	suggestion('Say what to bring – for a café.', 'a day out'),
	question('Where to?', ['Park', 'Sea'], 'To {answer}.'),
];
const ANSWER = JSON.stringify({ proposals: SAID });
const USAGE = { input_tokens: 123, output_tokens: 45, prompt_tokens: 123, completion_tokens: 45 };

async function startDouble(prepare: (double: LLMock) => unknown): Promise<LLMock> {
	const double = new LLMock({ port: 0, logLevel: 'silent', chunkSize: 17 });
	prepare(double);
	await double.start();
	onTestFinished(() => double.stop());
	return double;
}

async function ask(wire: Wire, double: LLMock) {
	const address = `${double.url}/${wire === 'google' ? 'v1beta' : 'v1'}`;
	const reader = modelReader({
		id: wire,
		model: wireTo(settingOf(wire, address), LIMITS),
		instruction: readInstruction(),
		wholeMs: 3000,
		now: () => new Date(),
	});
	return readWithModel(reader);
}

describe.each(WIRES)('over the wire of %s', (wire) => {
	it('proposals arrive as the model wrote them, with their tokens', async () => {
		const double = await startDouble((one) =>
			one.on({ userMessage: /plan a day out/ }, { content: ANSWER, usage: USAGE }),
		);
		const { proposals, taken, fault } = await ask(wire, double);
		expect(fault).toBeNull();
		expect(proposals.map(({ kind }) => kind)).toEqual(['suggestion', 'question']);
		expect(proposals[0]).toMatchObject({ text: 'Say what to bring – for a café.' });
		expect(taken).toEqual([{ input: 123, output: 45 }]);
	});

	it('the instruction is sent as the system message, and the request as the person’s', async () => {
		const double = await startDouble((one) =>
			one.on(
				{ systemMessage: 'You read a request that a person wrote', userMessage: /plan a day out/ },
				{ content: ANSWER },
			),
		);
		expect((await ask(wire, double)).proposals).toHaveLength(2);
	});

	it('an answer that is not JSON is asked for once more', async () => {
		const double = await startDouble((one) =>
			one.on({ userMessage: /yourAnswer/ }, { content: ANSWER }).on({}, { content: 'Let me think.' }),
		);
		const { proposals, taken } = await ask(wire, double);
		expect(proposals).toHaveLength(2);
		expect(taken).toHaveLength(2);
	});

	it('too many requests are reported, with the time to wait', async () => {
		const double = await startDouble((one) =>
			one.on({}, { error: { message: 'slow down', type: 'rate_limit_error' }, status: 429, retryAfter: 7 }),
		);
		expect((await ask(wire, double)).fault).toMatchObject({ fault: 'overloaded', retryAfterMs: 7000 });
	});

	it.each([401, 500, 503])('a status of %d is a fault', async (status) => {
		const double = await startDouble((one) => one.on({}, { error: { message: 'no' }, status }));
		expect((await ask(wire, double)).fault?.fault).toBe(status === 401 ? 'refused' : 'overloaded');
	});

	it('an answer that breaks off keeps its proposals so far, and is reported as a fault', async () => {
		const double = await startDouble((one) =>
			one.on({}, { content: ANSWER }, { truncateAfterChunks: 3, chunkSize: 5 }),
		);
		const { proposals, fault } = await ask(wire, double);
		expect(proposals).toEqual([]);
		expect(fault).not.toBeNull();
	});

	it('events that are not JSON are a fault', async () => {
		const double = await startDouble((one) => one.on({}, { content: ANSWER }).setChaos({ malformedRate: 1 }));
		expect((await ask(wire, double)).fault).not.toBeNull();
	});
});
