import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readInstruction } from '#server/models/instruction';
import { modelReader } from '#server/models/model-reader';
import { wireTo } from '#server/models/wires';
import {
	type Behaviour,
	FAULTS,
	question,
	says,
	saysProposals,
	startModelServer,
	suggestion,
} from '#support/model-server';
import { settingOf, WIRE_TOKENS, WIRES, type Wire } from '#support/model-wires';
import { readWithModel } from '#support/read-with-model';

const LIMITS = { firstByteMs: 300, betweenBytesMs: 300, mostBytes: 200_000 };
const WHOLE_MS = 1200;

async function readerOf(wire: Wire, behave: Behaviour) {
	const server = await startModelServer(wire, behave);
	const model = wireTo(settingOf(wire, server.address), LIMITS);
	const instruction = readInstruction();
	const reader = modelReader({ id: wire, model, instruction, wholeMs: WHOLE_MS, now: () => new Date() });
	return { server, reader };
}

async function ask(reader: ReturnType<typeof modelReader>, signal?: AbortSignal) {
	const began = performance.now();
	const { fault, ...read } = await readWithModel(reader, signal);
	return { ...read, fault: fault?.fault ?? null, ms: performance.now() - began };
}

describe.each(WIRES)('over the wire of %s', (wire) => {
	it('proposals arrive as the model wrote them, with their tokens', async () => {
		const written = [
			suggestion('Say what to bring – for a café.', 'a day out'),
			question('Where to?', ['Park', 'Sea'], 'To {answer}.'),
		];
		const { server, reader } = await readerOf(wire, saysProposals(...written));
		const { proposals, taken, fault } = await ask(reader);
		expect(fault).toBeNull();
		expect(proposals).toEqual([
			{ kind: 'suggestion', text: 'Say what to bring – for a café.', words: 'a day out' },
			{ kind: 'question', text: 'Where to?', options: ['Park', 'Sea'], line: 'To {answer}.', words: null },
		]);
		expect(taken).toEqual([WIRE_TOKENS]);
		// The request contains the instruction, the prompt as data, and the schema.
		expect(server.received[0]).toContain('You read a request that a person wrote');
		expect(server.received[0]).toContain('plan a day out');
		expect(server.received[0]).toContain('"proposals"');
	});

	it('an answer that is not JSON is asked for once more, and the second one counts', async () => {
		const { server, reader } = await readerOf(wire, (call) =>
			call.nth === 1 ? says('Let me think.')(call) : saysProposals(suggestion('Say what to bring.', 'a day out'))(call),
		);
		const { proposals, taken } = await ask(reader);
		expect(proposals).toHaveLength(1);
		expect(taken).toHaveLength(2);
		expect(server.received).toHaveLength(2);
		expect(server.received[1]).toContain('Let me think.');
	});

	it.each(Object.keys(FAULTS))('%s: reported within the time limit', async (name) => {
		const { reader } = await readerOf(wire, FAULTS[name] as Behaviour);
		const { proposals, fault, ms } = await ask(reader);
		expect(fault).not.toBeNull();
		expect(proposals).toEqual([]);
		// Time for two calls on a busy machine.
		expect(ms).toBeLessThan(2 * WHOLE_MS + 2000);
	});

	it('a client that disconnects ends the request to the model at once', async () => {
		const { server, reader } = await readerOf(wire, FAULTS['sends headers and nothing more'] as Behaviour);
		const gone = new AbortController();
		const asked = ask(reader, gone.signal);
		await expect.poll(server.open).toBe(1);
		gone.abort();
		expect(await asked).toMatchObject({ fault: 'aborted' });
		await expect.poll(server.open).toBe(0);
	});
});

it('no request goes to a host that is not configured, not even by a redirect', async () => {
	const elsewhere = await startModelServer('compatible', saysProposals());
	const { server, reader } = await readerOf('compatible', ({ response }) => {
		response.writeHead(307, { location: `${elsewhere.address}/chat/completions` }).end();
	});
	expect((await ask(reader)).fault).not.toBeNull();
	expect(server.received).toHaveLength(1);
	await delay(0);
	expect(elsewhere.received).toEqual([]);
});
