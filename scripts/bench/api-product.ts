import '#server/yaml-modules';

/** Program: the product's server with quota and burst limit out of the way, and with as many engine threads as wanted. Only code can change them, no setting can. */
const { CATALOGUE } = await import('#server/catalogue');
const { createBurstLimiter } = await import('#server/http/burst-limiter');
const { startEngineThread } = await import('#server/optimise/engine-thread');
const { startEngineThreads } = await import('#server/optimise/engine-threads');
const { serve } = await import('#server/serve');

const NO_LIMIT = 1_000_000_000;
/** Engine threads, where they are not as many as the server itself would start. */
const { BENCH_THREADS: threads } = process.env;

await serve({
	change: (runtime) => ({
		...runtime,
		...(threads !== undefined && { optimise: startEngineThreads(startEngineThread, Number(threads)).optimise }),
		catalogue: { ...CATALOGUE, anonymous: { limit: NO_LIMIT, networkLimit: NO_LIMIT } },
		burst: createBurstLimiter({ capacity: NO_LIMIT, perSecond: NO_LIMIT }),
	}),
});
