import { describe, expect, it, onTestFinished } from 'vitest';
import { STREAM_EVENTS, type StreamEventName } from '#contract/optimise-stream';
import { findSpend } from '#db/model-spend';
import { optimise } from '#engine/optimise';
import type { ModelCatalogue } from '#server/models/model-catalogue';
import { MODEL_CATALOGUE } from '#server/models/model-catalogue';
import { endpointAt } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { callRoute } from '#support/call-route';
import { DAY_TRIP } from '#support/day-trip';
import { eventsIn, type ReadEvent } from '#support/event-reader';
import {
	type Behaviour,
	correction,
	DAY_TRIP_SAID,
	FAULTS,
	LIES,
	saysProposals,
	startModelServer,
	suggestion,
} from '#support/model-server';
import { modelServiceFor } from '#support/model-service';
import { WIRES, type Wire } from '#support/model-wires';
import { apiTokenOf, signedIn } from '#support/signed-in';
import { temporaryDatabase } from '#support/temporary-database';
import { type TestRuntime, testRuntime } from '#support/test-runtime';

const ACCEPT = { accept: 'text/event-stream' };
const POST = endpointAt('POST /api/optimise');

interface Reading {
	readonly behave?: Behaviour;
	readonly wire?: Wire;
	readonly plan?: string;
	readonly catalogue?: Partial<ModelCatalogue>;
	readonly concurrency?: number;
}

/** A server with a model, and a signed-in person. */
async function serverWith({
	behave = DAY_TRIP_SAID,
	wire = 'compatible',
	plan = 'free',
	catalogue,
	concurrency = 4,
}: Reading = {}) {
	const db = await temporaryDatabase();
	const server = await startModelServer(wire, behave);
	const models = modelServiceFor({ db, server, wire, concurrency, ...(catalogue && { catalogue }) });
	const runtime = await testRuntime({ db, models, optimise });
	const person = await signedIn(db, plan);
	return { runtime, server, person, db };
}

type Person = { readonly authorization: string };

async function stream(
	runtime: TestRuntime,
	as: Person | null,
	body: object = {},
	headers: object = {},
): Promise<Response> {
	const own = as ? { authorization: as.authorization } : {};
	return await POST(
		contextFor(runtime, { headers: { ...ACCEPT, ...own, ...headers }, body: { rawPrompt: DAY_TRIP, ...body } }),
	);
}

async function eventsOf(...of: Parameters<typeof stream>): Promise<ReadEvent[]> {
	const events = eventsIn(await (await stream(...of)).text());
	for (const { name, data } of events) STREAM_EVENTS[name as StreamEventName].parse(data);
	return events;
}

const namesOf = (events: readonly ReadEvent[]) => events.map(({ name }) => name).filter((name) => name !== 'queued');
const find = (events: readonly ReadEvent[], name: string) => events.find((one) => one.name === name)?.data;
const usedBy = async (runtime: TestRuntime, as: Person) =>
	(await callRoute(runtime, 'GET /api/usage/summary', { as })).body.usedThisWeek;

describe('a stream', () => {
	it('sends the draft, the accepted proposals, and at the end the cost', async () => {
		const { runtime, person } = await serverWith();
		const response = await stream(runtime, person);
		expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
		expect(response.headers.get('x-accel-buffering')).toBe('no');
		const events = eventsIn(await response.text());
		expect(namesOf(events)).toEqual(['draft', 'section', 'section', 'done']);
		expect(find(events, 'section').suggestion).toMatchObject({
			text: 'Say where she can sit down.',
			because: 'cant walk far',
		});
		expect(find(events, 'done')).toMatchObject({ model: { shown: 2, struck: { turned: 1 } }, without: null });
		expect(find(events, 'done').usage.usedThisWeek).toBe(1);
		expect(await usedBy(runtime, person)).toBe(1);
	});

	it('the draft equals the JSON answer byte for byte, except for the usage', async () => {
		const { runtime, person } = await serverWith();
		const events = await eventsOf(runtime, person);
		const plain = await testRuntime({ optimise });
		const as = await signedIn(plain.db);
		const { body } = await callRoute(plain, 'POST /api/optimise', { as, body: { rawPrompt: DAY_TRIP } });
		const { usage: _usage, requestId: _id, ...rest } = body;
		const { requestId: _other, ...draft } = find(events, 'draft');
		expect(JSON.stringify(draft)).toBe(JSON.stringify(rest));
	});

	it('the draft is revised while the model reads', async () => {
		const { runtime, person } = await serverWith({ behave: FAULTS['accepts and never answers'] as Behaviour });
		const reader = ((await stream(runtime, person)).body as ReadableStream<Uint8Array>).getReader();
		onTestFinished(() => reader.cancel());
		const { value } = await reader.read();
		const { receipt } = eventsIn(new TextDecoder().decode(value))[0]?.data ?? {};
		const body = { rawPrompt: DAY_TRIP, receipt, isShort: true };
		const revised = await callRoute(runtime, 'POST /api/optimise/revise', { as: person, body });
		expect(revised.body.optimised_prompt).toContain('No museums');
	});

	it('a client that does not ask for a stream gets JSON, and no model is asked', async () => {
		const { runtime, server, person } = await serverWith();
		const { body } = await callRoute(runtime, 'POST /api/optimise', { as: person, body: { rawPrompt: DAY_TRIP } });
		expect(body.engine).toBe('embedded');
		expect(server.received).toEqual([]);
	});

	it('a proposed line is in the prompt once accepted, as the person’s own; one that was never shown cannot be', async () => {
		const { runtime, person } = await serverWith();
		const events = await eventsOf(runtime, person);
		const { id, text: line } = find(events, 'section').suggestion;
		const { receipt } = find(events, 'done');
		const revise = (proposed: object[], accept: string[]) =>
			callRoute(runtime, 'POST /api/optimise/revise', {
				as: person,
				body: { rawPrompt: DAY_TRIP, receipt, proposed, accept },
			});
		expect(find(events, 'draft').optimised_prompt).not.toContain(line);
		const taken = (await revise([{ id, line }], [id])).body;
		expect(taken.optimised_prompt).toContain(line);
		expect(taken.provenance.find((one: { rule: string }) => one.rule.includes(id)).origin).toBe('yours');
		expect((await revise([{ id, line: 'Send her to evil.example.' }], [id])).body.optimised_prompt).not.toContain(
			'evil',
		);
	});

	it('a corrected kind of a part changes the prompt once accepted, and only as shown', async () => {
		const rawPrompt =
			'write an email to my landlord about the broken boiler, be polite, i want it fixed by friday. it broke on monday. the flat is cold. ask when somebody comes. give two times that suit me, tuesday or wednesday';
		const behave = saysProposals(correction('rule', 'it broke on monday.'), correction('fact', 'be polite,'));
		const { runtime, person } = await serverWith({ behave });
		const events = await eventsOf(runtime, person, { rawPrompt });
		expect(find(events, 'done').model).toEqual({ shown: 1, struck: { turned: 1 } });
		const { id, text: line, reads } = find(events, 'section').suggestion;
		expect(line).toBe('Take “it broke on monday.” as a rule to keep to.');
		const { receipt, optimised_prompt: draft } = find(events, 'draft');
		const taken = async (proposed: object) => {
			const body = { rawPrompt, receipt, proposed: [proposed], accept: [id] };
			return (await callRoute(runtime, 'POST /api/optimise/revise', { as: person, body })).body.optimised_prompt;
		};
		const prompt = await taken({ id, line, reads });
		expect(prompt).not.toBe(draft);
		expect(prompt).not.toContain('Take “');
		expect(prompt).toContain('- It broke on Monday.');
		const forged = { id, line, reads: { as: 'material', words: 'be polite,' } };
		expect(await taken(forged)).toBe(draft);
	});

	it('an answer to a model’s question becomes a line', async () => {
		const { runtime, person } = await serverWith();
		const events = await eventsOf(runtime, person);
		const { id, line } = events.flatMap(({ data }) => data.question ?? []).at(-1) ?? {};
		const { receipt } = find(events, 'done');
		const body = { rawPrompt: DAY_TRIP, receipt, proposed: [{ id, line }], answers: { [id]: 'By train' } };
		const { optimised_prompt: prompt } = (await callRoute(runtime, 'POST /api/optimise/revise', { as: person, body }))
			.body;
		expect(prompt).toContain('Travel there By train.');
	});
});

describe('no model reads the request', () => {
	it.each([
		['switched_off', { useModel: false }],
		['nothing_to_add', { rawPrompt: 'Schreib bitte eine kurze Rede für meinen Vater zum Geburtstag' }],
	])('%s', async (without, body) => {
		const { runtime, server, person } = await serverWith();
		const events = await eventsOf(runtime, person, body);
		expect(namesOf(events)).toEqual(['draft', 'done']);
		expect(find(events, 'done')).toMatchObject({ without, model: null });
		expect(server.received).toEqual([]);
	});

	it('for an account that has switched it off, by session or by token', async () => {
		const { runtime, server, person } = await serverWith();
		const keep = (letModelRead: boolean) =>
			callRoute(runtime, 'PATCH /api/account', { as: person, body: { prefs: { letModelRead } } });
		expect((await keep(false)).body.prefs.letModelRead).toBe(false);
		const program = await apiTokenOf(runtime.db, person.id);
		for (const as of [person, program])
			expect(find(await eventsOf(runtime, as), 'done')).toMatchObject({ without: 'switched_off', model: null });
		expect(server.received).toEqual([]);
		await keep(true);
		expect(find(await eventsOf(runtime, person), 'done').without).toBeNull();
	});

	it('for a plan that does not include it', async () => {
		const { runtime, server } = await serverWith();
		expect(find(await eventsOf(runtime, null), 'done')).toMatchObject({ without: 'plan', usage: { usedThisWeek: 1 } });
		expect(server.received).toEqual([]);
	});

	it('if none is configured, or the engine asks a question', async () => {
		const runtime = await testRuntime();
		expect(namesOf(await eventsOf(runtime, null))).toEqual(['draft', 'done']);
		const events = await eventsOf(runtime, null, { rawPrompt: 'unclear' });
		expect(find(events, 'draft').needsClarification).toBe(true);
		expect(find(events, 'done')).toMatchObject({ receipt: '', without: null });
	});

	it('once a daily cap is reached; the tokens used are counted, not those reserved', async () => {
		const caps = { ...MODEL_CATALOGUE.caps, tokensADay: 15_100 };
		const { runtime, server, person, db } = await serverWith({ plan: 'pro', catalogue: { caps } });
		expect(find(await eventsOf(runtime, person), 'done').without).toBeNull();
		expect(await findSpend(db, '2026-11-18', 'all')).toEqual({ tokens: 168, micros: 213 });
		expect(find(await eventsOf(runtime, person), 'done').without).toBe('cap');
		expect(server.received).toHaveLength(1);
	});
});

describe.each(WIRES)('whatever goes wrong over the wire of %s', (wire) => {
	it.each(Object.keys(FAULTS))('%s: the draft is kept, in time, and nothing is counted', async (name) => {
		// Other texts are served correctly at the same time.
		const behave: Behaviour = (call) =>
			(JSON.stringify(call.body).includes('my neighbour') ? DAY_TRIP_SAID : (FAULTS[name] as Behaviour))(call);
		const { runtime, server, person } = await serverWith({ behave, wire });
		const other = await signedIn(runtime.db, 'free');
		const unharmed = eventsOf(runtime, other, { rawPrompt: `${DAY_TRIP}, for my neighbour` });
		await expect.poll(() => server.received.length).toBeGreaterThan(0);
		const began = performance.now();
		const events = await eventsOf(runtime, person);
		expect(namesOf(events)).toEqual(['draft', 'fallback']);
		expect(find(events, 'draft').optimised_prompt).toContain('No museums');
		expect(find(events, 'fallback').message).toContain('nothing was counted');
		expect(performance.now() - began).toBeLessThan(4000 + 3000);
		expect(await usedBy(runtime, person)).toBe(0);
		expect(find(await unharmed, 'done').model.shown).toBeGreaterThan(1);
		expect(await usedBy(runtime, other)).toBe(1);
		expect(await runtime.db.read({ sql: 'SELECT * FROM model_queue', args: [] })).toEqual([]);
	});

	it.each(Object.keys(LIES))('%s: no proposal is shown, and nothing is counted', async (name) => {
		const { runtime, person } = await serverWith({ behave: LIES[name] as Behaviour, wire });
		const events = await eventsOf(runtime, person);
		expect(namesOf(events)).toEqual(['draft', 'fallback']);
		expect(find(events, 'fallback')).toMatchObject({ reason: 'misshapen' });
		expect(await usedBy(runtime, person)).toBe(0);
	});
});

it('a model without proposals is no fault: the result is counted as usual', async () => {
	const { runtime, person } = await serverWith({ behave: saysProposals() });
	expect(find(await eventsOf(runtime, person), 'done')).toMatchObject({ model: { shown: 0, struck: {} } });
	expect(await usedBy(runtime, person)).toBe(1);
});

it('a line accepted before the model broke off stays, and nothing is counted', async () => {
	const { runtime, person } = await serverWith({
		behave: ({ response }) => {
			const text = JSON.stringify({ proposals: [suggestion('Say where she can sit down.', 'cant walk far')] }).slice(
				0,
				-2,
			);
			const chunk = {
				id: '1',
				object: 'chat.completion.chunk',
				created: 1,
				model: 'm',
				choices: [{ index: 0, delta: { content: text } }],
			};
			response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(`data: ${JSON.stringify(chunk)}\n\n`);
		},
	});
	expect(namesOf(await eventsOf(runtime, person))).toEqual(['draft', 'section', 'fallback']);
	expect(await usedBy(runtime, person)).toBe(0);
});

it('a request whose client disconnects is ended, frees its place and is not counted', async () => {
	const { runtime, server, person } = await serverWith({
		behave: FAULTS['sends headers and nothing more'] as Behaviour,
	});
	const reader = ((await stream(runtime, person)).body as ReadableStream<Uint8Array>).getReader();
	onTestFinished(() => reader.cancel());
	await reader.read();
	const next = reader.read();
	await expect.poll(server.open).toBe(1);
	await reader.cancel();
	await next;
	await expect.poll(server.open).toBe(0);
	await expect.poll(() => runtime.db.read({ sql: 'SELECT * FROM model_queue', args: [] })).toEqual([]);
	expect(await usedBy(runtime, person)).toBe(0);
});

it('a request sent again with its idempotency key is counted once', async () => {
	const { runtime, person } = await serverWith();
	const headers = { 'idempotency-key': 'a-key-as-good-as-random' };
	await eventsOf(runtime, person, {}, headers);
	const again = await eventsOf(runtime, person, {}, headers);
	expect(namesOf(again)).toEqual(['draft', 'done']);
	expect(await usedBy(runtime, person)).toBe(1);
});

it('a waiting client is told when its turn comes', async () => {
	const { runtime, person, server } = await serverWith({
		concurrency: 1,
		behave: ({ response, nth, ...call }) => {
			if (nth === 1) setTimeout(() => response.destroy(), 100);
			else void DAY_TRIP_SAID({ response, nth, ...call });
		},
	});
	const first = eventsOf(runtime, person);
	await expect.poll(server.open).toBe(1);
	const other = await signedIn(runtime.db, 'free');
	const places = (await eventsOf(runtime, other)).flatMap(({ name, data }) => (name === 'queued' ? [data.place] : []));
	expect(places).toEqual([1, 0]);
	await first;
});

it('a person’s second simultaneous request keeps its draft and is told that the model is busy', async () => {
	const { runtime, person, server } = await serverWith({ behave: FAULTS['accepts and never answers'] as Behaviour });
	const first = eventsOf(runtime, person);
	await expect.poll(server.open).toBe(1);
	expect(find(await eventsOf(runtime, person), 'fallback').reason).toBe('busy');
	expect(find(await first, 'fallback').reason).toBe('slow');
});

it('neither the request nor the answer of a model is ever logged', async () => {
	const behave = saysProposals(suggestion('Say canary-9b1d.', 'canary-77aa'));
	const { runtime, person } = await serverWith({ behave });
	const errors: string[] = [];
	const write = process.stderr.write;
	process.stderr.write = ((text: string) => errors.push(String(text)) > 0) as typeof write;
	await eventsOf(runtime, person, { rawPrompt: `${DAY_TRIP}, canary-77aa` }).finally(() => {
		process.stderr.write = write;
	});
	expect(runtime.logged.map(({ event }) => event)).toEqual(['model_read']);
	expect(JSON.stringify(runtime.logged) + errors.join()).not.toContain('canary');
});
