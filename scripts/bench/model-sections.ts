import '#server/yaml-modules';
import { DAY_TRIP } from '#support/day-trip';
import { atMost, type Figure, percentile, tableOf } from './figure.ts';
import { startSilentModel } from './silent-model.ts';
import { startStreamedProduct } from './streamed-product.ts';

/** Prints a figure of `docs/models.md`: the time from a model's first complete proposal to its display. */
const COMMAND = 'node scripts/bench/model-sections.ts';
const REQUESTS = 100;
const PROPOSAL = { kind: 'suggestion', text: 'Say where she can sit down.', words: 'cant walk far' };
const SAID = `{"proposals":[${JSON.stringify({ ...PROPOSAL, options: null, line: null, id: null })}`;
const CUT = SAID.length - 20;

const model = await startSilentModel(4, [SAID.slice(0, CUT), SAID.slice(CUT)]);
const product = await startStreamedProduct(model, REQUESTS + 1);

/** Milliseconds from sending to the draft, and from the first whole proposal to its section. */
async function measureOne(n: number): Promise<{ draft: number; section: number }> {
	const leaving = new AbortController();
	const began = performance.now();
	const body = await product.open(n, `${DAY_TRIP}, ${n + 2} stops`, leaving.signal);
	let heard = '';
	let draft = 0;
	for await (const piece of body.pipeThrough(new TextDecoderStream())) {
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
}
