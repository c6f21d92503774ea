import '#server/yaml-modules';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { signedIn } from '#support/signed-in';
import { atMost, type Figure, percentile, tableOf } from './figure.ts';
import { startSilentModel } from './silent-model.ts';
import { startProduct } from './start-product.ts';

/** Prints a figure of `docs/models.md`: how soon the first thing a model proposes is with its reader, once it is whole. */
const COMMAND = 'node scripts/bench/model-sections.ts';
const REQUESTS = 100;
const TEXT = 'plan a day trip to london for my gran who cant walk far and loves gardens, no museums, under £200';
const PROPOSAL = { kind: 'suggestion', text: 'Say where she can sit down.', words: 'cant walk far' };
const SAID = `{"proposals":[${JSON.stringify({ ...PROPOSAL, options: null, line: null, id: null })}`;
const CUT = SAID.length - 20;

const folder = await mkdtemp(join(tmpdir(), 'ploop-sections-'));
const databaseUrl = pathToFileURL(join(folder, 'ploop.db')).href;
const db = await openDatabase({ url: databaseUrl });
await migrate(db);
const people: string[] = [];
for (let n = 0; n <= REQUESTS; n += 1) people.push((await signedIn(db, 'free')).authorization);
db.close();

const model = await startSilentModel(4, [SAID.slice(0, CUT), SAID.slice(CUT)]);
const product = await startProduct({ ...model.settings, DATABASE_URL: databaseUrl, TRUST_PROXY: '1', DEMO: '1' });

/** Milliseconds from sending to the draft, and from the first whole proposal to its section. */
async function measureOne(n: number): Promise<{ draft: number; section: number }> {
	const leaving = new AbortController();
	const began = performance.now();
	const response = await fetch(`${product.url}/api/optimise`, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			accept: 'text/event-stream',
			authorization: people[n] ?? '',
			'x-forwarded-for': `10.2.${n >> 8}.${n & 255}`,
		},
		body: JSON.stringify({ rawPrompt: `${TEXT}, ${n + 2} stops` }),
		signal: leaving.signal,
	});
	if (!response.ok || response.body === null) throw new Error(`a stream was refused: ${response.status}`);
	let heard = '';
	let draft = 0;
	for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
		draft ||= performance.now() - began;
		heard += piece;
		if (heard.includes('event: section')) break;
		if (/event: (?:done|fallback)/.test(heard)) throw new Error('the stream ended before a section came');
	}
	const section = performance.now() - (model.whole.at(-1) ?? 0);
	leaving.abort();
	return { draft, section };
}

const figure = (name: string, value: number, target: Figure['target']): Figure => ({
	part: 'Model',
	name,
	value,
	unit: 'ms',
	target,
	command: COMMAND,
});

try {
	const first = await measureOne(REQUESTS);
	const measured: { draft: number; section: number }[] = [];
	for (let n = 0; n < REQUESTS; n += 1) measured.push(await measureOne(n));
	const sections = measured.map(({ section }) => section);
	const drafts = measured.map(({ draft }) => draft);
	console.log(
		tableOf([
			figure('first section after its proposal was whole, the middle one', percentile(sections, 0.5), atMost(50)),
			figure('nineteen of twenty within', percentile(sections, 0.95), atMost(50)),
			figure(`the slowest of ${REQUESTS}`, Math.max(...sections), null),
			figure('of the first request after the start', first.section, null),
			figure('draft, the slowest', Math.max(...drafts), atMost(300)),
		]),
	);
} finally {
	await product.stop();
	model.stop();
	await rm(folder, { recursive: true, force: true });
}
