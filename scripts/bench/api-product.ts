import '#server/yaml-modules';

/** Program: the product's server with quota and burst limit out of the way. Only code can raise them, no setting can. */
const { CATALOGUE } = await import('#server/catalogue');
const { createBurstLimiter } = await import('#server/http/burst-limiter');
const { serve } = await import('#server/serve');

const NO_LIMIT = 1_000_000_000;

await serve({
	change: (runtime) => ({
		...runtime,
		catalogue: { ...CATALOGUE, anonymous: { limit: NO_LIMIT, networkLimit: NO_LIMIT } },
		burst: createBurstLimiter({ capacity: NO_LIMIT, perSecond: NO_LIMIT }),
	}),
});
