import '#server/yaml-modules';

/**
 * Program: the product's server without quota and burst limit and with a given number of engine threads, which no setting can
 * change.
 */
const { CATALOGUE } = await import('#server/catalogue');
const { createBurstLimiter } = await import('#server/http/burst-limiter');
const { startEngineThread } = await import('#server/optimise/engine-thread');
const { startEngineThreads } = await import('#server/optimise/engine-threads');
const { serve } = await import('#server/serve');

const NO_LIMIT = 1_000_000_000;
/** Number of engine threads; absent: the server's own number. */
const { BENCH_THREADS: threads } = process.env;

await serve({
	change: (runtime) => ({
		...runtime,
		...(threads !== undefined && { optimise: startEngineThreads(startEngineThread, Number(threads)).optimise }),
		catalogue: { ...CATALOGUE, anonymous: { limit: NO_LIMIT, networkLimit: NO_LIMIT } },
		burst: createBurstLimiter({ capacity: NO_LIMIT, perSecond: NO_LIMIT }),
	}),
});
