/** How many requests one address may send at once, and how many more each second. */
export interface BurstRule {
	readonly capacity: number;
	readonly perSecond: number;
	/** Most addresses to remember; the one that has been idle longest is dropped first. */
	readonly mostAddresses?: number;
}

export interface BurstLimiter {
	/** Counts one request. Returns 0 when it may pass, or the seconds to wait. */
	take(address: string, now: Date): number;
}

export const BURST_RULE: BurstRule = { capacity: 30, perSecond: 1 };
/** A page sends a few events together, at most every two seconds, and a whole school may share one address. */
export const EVENT_BURST_RULE: BurstRule = { capacity: 60, perSecond: 2 };
/** Typing into a search field causes at most four requests a second. */
export const SEARCH_BURST_RULE: BurstRule = { capacity: 60, perSecond: 4 };

interface Bucket {
	tokens: number;
	filledAt: number;
}

/** A token bucket for each address. Kept in memory only, because it protects this process and not the quota. */
export function createBurstLimiter({ capacity, perSecond, mostAddresses = 20_000 }: BurstRule): BurstLimiter {
	const buckets = new Map<string, Bucket>();

	function bucketOf(address: string, now: number): Bucket {
		const bucket = buckets.get(address) ?? { tokens: capacity, filledAt: now };
		// A clock stepped back must not take tokens away.
		const elapsedSeconds = Math.max(0, now - bucket.filledAt) / 1000;
		bucket.tokens = Math.min(capacity, bucket.tokens + elapsedSeconds * perSecond);
		bucket.filledAt = now;
		// Moved to the end, because the map is in order of use.
		buckets.delete(address);
		buckets.set(address, bucket);
		return bucket;
	}

	return {
		take(address, now) {
			const bucket = bucketOf(address, now.getTime());
			if (buckets.size > mostAddresses) forgetOldest(buckets);
			if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond);
			bucket.tokens -= 1;
			return 0;
		},
	};
}

function forgetOldest(buckets: Map<string, Bucket>): void {
	const [oldest] = buckets.keys();
	if (oldest !== undefined) buckets.delete(oldest);
}
