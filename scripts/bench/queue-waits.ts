import '#server/yaml-modules';
import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { type PlanWaits, simulateQueue } from '#support/queue-simulation';

// Imported after the hook that lets Node read YAML.
const { MODEL_CATALOGUE } = await import('#server/models/model-catalogue');

/** Prints the table of `docs/models.md`: how long visitors wait for a model, by plan, at loads up to a hundred times too high. */
const CALLS = 4;
const SERVICE_MS = 5000;
const LASTS_MS = 120_000;
const { waitingPerCall, proAheadMs } = MODEL_CATALOGUE.queue;
const rule = {
	mostAtOnce: CALLS,
	mostWaiting: { free: waitingPerCall.free * CALLS, pro: waitingPerCall.pro * CALLS },
	proAheadMs,
};

const cells = ({ came, begun, toldBusy, meanMs, longestMs, droughtMs }: PlanWaits) =>
	[came, begun, toldBusy, ...[meanMs, longestMs, droughtMs].map((ms) => (ms / 1000).toFixed(1))].join(' | ');

console.log('| load | plan | came | read | told busy | mean wait s | longest wait s | longest without anyone s |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [load, free, pro] of [
	[0.8, 0.5, 0.5],
	[2, 0.5, 0.5],
	[10, 0.5, 0.5],
	[100, 0.5, 0.5],
	[100, 0.02, 0.98],
] as const) {
	const db = await openDatabase({ url: 'file::memory:' });
	await migrate(db);
	const arrivals = { free: load * free * CALLS, pro: load * pro * CALLS };
	const result = await simulateQueue(db, rule, { processes: 3, serviceMs: SERVICE_MS, lastsMs: LASTS_MS, arrivals });
	const name = `${load} times, ${Math.round(free * 100)} % Free`;
	console.log(`| ${name} | Free | ${cells(result.free)} |\n| | Pro | ${cells(result.pro)} |`);
	if (result.doubled > 0 || result.mostAtOnce > CALLS) throw new Error('a call ran twice, or too many at once');
	db.close();
}
