import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#db/client';
import { optimise } from '#engine/optimise';
import { checkModels } from '#server/models/check-models';
import { MODEL_CATALOGUE, type ModelCatalogue } from '#server/models/model-catalogue';
import { endpointAt } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { DAY_TRIP } from '#support/day-trip';
import { eventsIn } from '#support/event-reader';
import { type Behaviour, FAULTS, refuses, saysProposals, startModelServer, suggestion } from '#support/model-server';
import { modelServiceFor } from '#support/model-service';
import { settingOf, WIRES, type Wire } from '#support/model-wires';
import { signedIn } from '#support/signed-in';
import { temporaryDatabase } from '#support/temporary-database';
import { testRuntime } from '#support/test-runtime';

/** What operators of a server with a model rely on. */

const GOOD = saysProposals(suggestion('Say where she can sit down.', 'cant walk far'));

interface Operated {
	readonly behave?: Behaviour;
	readonly wire?: Wire;
	readonly second?: { readonly behave: Behaviour; readonly wire: Wire };
	readonly catalogue?: Partial<ModelCatalogue>;
}

async function operated({ behave = GOOD, wire = 'compatible', second, catalogue }: Operated = {}) {
	const db = await temporaryDatabase();
	const server = await startModelServer(wire, behave);
	const other = second ? await startModelServer(second.wire, second.behave) : null;
	const models = modelServiceFor({
		db,
		server,
		wire,
		...(second && other && { second: { server: other, wire: second.wire } }),
		...(catalogue && { catalogue }),
	});
	const runtime = await testRuntime({ db, models, optimise });
	/** A new person sends a request; returns the last event of the stream. */
	const readBy = async ({ authorization }: { authorization: string }, rawPrompt = DAY_TRIP) => {
		const headers = { accept: 'text/event-stream', authorization };
		const response = await endpointAt('POST /api/optimise')(contextFor(runtime, { headers, body: { rawPrompt } }));
		return eventsIn(await response.text()).at(-1);
	};
	const readNew = async (rawPrompt = DAY_TRIP) => readBy(await signedIn(db, 'pro'), rawPrompt);
	return { db, server, other, runtime, readBy, readNew };
}

const rowsOf = (db: Database, table: string) => db.read({ sql: `SELECT * FROM ${table}`, args: [] });

describe('a second model', () => {
	it.each(Object.keys(FAULTS))('is asked when the first one fails with: %s', async (name) => {
		const behave = FAULTS[name] as Behaviour;
		const { readNew, other } = await operated({ behave, wire: 'openai', second: { behave: GOOD, wire: 'google' } });
		expect(await readNew()).toMatchObject({ name: 'done', data: { model: { shown: 1 } } });
		// On a busy machine it may be tried a second time.
		expect(other?.received).not.toHaveLength(0);
	});

	it('is counted separately in the operator’s figures', async () => {
		const { readNew, db } = await operated({
			behave: refuses(401),
			wire: 'openai',
			second: { behave: GOOD, wire: 'google' },
		});
		await readNew();
		expect(await rowsOf(db, 'model_reads')).toMatchObject([
			{ reader: 'google double', outcome: 'done', calls: 2, shown: 1, struck: 0 },
		]);
	});
});

describe('a provider in trouble', () => {
	it('is not asked for a while after three failures', async () => {
		const { readNew, server } = await operated({ behave: refuses(401) });
		for (let n = 0; n < 5; n += 1) expect((await readNew())?.name).toBe('fallback');
		expect(server.received).toHaveLength(3);
	});

	it('is not asked for as long as its Retry-After says', async () => {
		const { readNew, server } = await operated({ behave: refuses(429, { 'retry-after': '30' }) });
		expect(await readNew()).toMatchObject({ name: 'fallback', data: { reason: 'busy' } });
		expect(await readNew()).toMatchObject({ name: 'fallback', data: { reason: 'busy' } });
		expect(server.received).toHaveLength(1);
	});

	it('that wants one second is asked again after it, within the same request', async () => {
		const times: number[] = [];
		const behave: Behaviour = (call) => {
			times.push(performance.now());
			if (call.nth === 1) refuses(429, { 'retry-after': '1' })(call);
			else GOOD(call);
		};
		const { readNew } = await operated({ behave });
		expect(await readNew()).toMatchObject({ name: 'done', data: { model: { shown: 1 } } });
		expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
	});
});

describe('a cap of the day', () => {
	const { caps } = MODEL_CATALOGUE;

	it('in money holds for all people together', async () => {
		// One reading reserves 0.018 and costs 0.000213.
		const { readNew, server } = await operated({ catalogue: { caps: { ...caps, moneyADay: 0.0181 } } });
		expect((await readNew())?.data.without).toBeNull();
		expect((await readNew())?.data).toMatchObject({ without: 'cap', model: null });
		expect(server.received).toHaveLength(1);
	});

	it('in tokens holds for one person, not for others', async () => {
		const { readBy, readNew, db } = await operated({ catalogue: { caps: { ...caps, tokensADayPerPerson: 15_100 } } });
		const person = await signedIn(db, 'pro');
		expect((await readBy(person))?.data.without).toBeNull();
		expect((await readBy(person))?.data.without).toBe('cap');
		expect((await readNew())?.data.without).toBeNull();
	});
});

describe('where requests go', () => {
	/** Records every connection that is opened from now on, as `host:port`. */
	function watchConnections(): ReadonlySet<string> {
		const seen = new Set<string>();
		const opened = (message: unknown) => {
			const { hostname, port } = (message as { connectParams: { hostname: string; port: string } }).connectParams;
			// Port 0 is ignored: test files share a process, and another file's test may call it because nothing can
			// listen there.
			if (port !== '0') seen.add(`${hostname}:${port}`);
		};
		subscribe('undici:client:beforeConnect', opened);
		onTestFinished(() => void unsubscribe('undici:client:beforeConnect', opened));
		return seen;
	}
	const hostOf = (address: string) => new URL(address).host;

	it.each(WIRES)('over the wire of %s to the configured host alone, whatever the answer says', async (wire) => {
		const elsewhere = await startModelServer('compatible', GOOD);
		const behave: Behaviour = (call) => {
			if (call.nth === 1) call.response.writeHead(307, { location: elsewhere.address }).end();
			else saysProposals(suggestion(`Say more: ${elsewhere.address}.`, 'loves gardens'))(call);
		};
		const seen = watchConnections();
		const { readNew, server, db } = await operated({ behave, wire });
		await readNew();
		await readNew();
		await checkModels({ settings: [settingOf(wire, server.address)], concurrency: 1 });
		expect([...seen]).toEqual([hostOf(server.address)]);
		expect(elsewhere.received).toEqual([]);
		expect((await rowsOf(db, 'model_reads')).length).toBe(2);
	});

	it('to a second model where there is one, and to no third', async () => {
		const seen = watchConnections();
		const { readNew, server, other } = await operated({
			behave: refuses(500),
			second: { behave: GOOD, wire: 'anthropic' },
		});
		await readNew();
		expect(seen).toEqual(new Set([hostOf(server.address), hostOf(other?.address ?? '')]));
	});
});

it('the record of a reading has figures, and no word of the request or the answer', async () => {
	const behave = saysProposals(suggestion('Say where the canary-77aa sits.', 'a canary-77aa'));
	const { readNew, db, runtime } = await operated({ behave });
	expect((await readNew(`${DAY_TRIP}, and a canary-77aa`))?.data.model).toEqual({ shown: 1, struck: {} });
	const kept = await Promise.all(['model_reads', 'model_spend', 'model_queue'].map((table) => rowsOf(db, table)));
	expect(kept.map((rows) => rows.length)).toEqual([1, 2, 0]);
	expect(JSON.stringify([kept, runtime.logged])).not.toContain('canary');
});
