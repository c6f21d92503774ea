import type { Database } from '#db/client';
import { timeOrderedId } from '../ids.ts';
import type { EngineThread } from '../optimise/engine-thread.ts';
import { randomBytes } from '../random-bytes.ts';
import { keepCaps } from './daily-caps.ts';
import { openQueue, startWaiting } from './fair-queue.ts';
import { findPrice, type ModelCatalogue, type PricedModel } from './model-catalogue.ts';
import type { ModelConfig } from './model-config.ts';
import type { ModelService } from './model-service.ts';
import { idOf, startReader } from './start-reader.ts';

export interface ModelSurroundings {
	readonly db: Database;
	readonly now: () => Date;
	readonly engine: Pick<EngineThread, 'readingInput' | 'judge'>;
	readonly catalogue: ModelCatalogue;
}

/** Starts the parts of a server with a model. Loaded only where one is configured. */
export function startModels(config: ModelConfig, { db, now, engine, catalogue }: ModelSurroundings): ModelService {
	const { times, queue } = catalogue;
	const mostWaiting = {
		free: queue.waitingPerCall.free * config.concurrency,
		pro: queue.waitingPerCall.pro * config.concurrency,
	};
	const process = timeOrderedId(now(), randomBytes(10));
	const rule = { mostAtOnce: config.concurrency, mostWaiting, proAheadMs: queue.proAheadMs };
	return {
		reader: startReader(config, catalogue, now),
		waiting: startWaiting(openQueue({ db, process, now }, rule)),
		caps: keepCaps(db, catalogue, pricesOf(config, catalogue)),
		deadlineMs: times.deadlineMs,
		readingInput: engine.readingInput,
		judge: engine.judge,
	};
}

function pricesOf({ settings }: ModelConfig, catalogue: ModelCatalogue): ReadonlyMap<string, PricedModel> {
	return new Map(
		settings.flatMap((setting) => {
			const price = findPrice(catalogue, setting);
			return price ? [[idOf(setting), price] as const] : [];
		}),
	);
}
