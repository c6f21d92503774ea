import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 8192;
const pool = Buffer.allocUnsafeSlow(POOL_BYTES);
let used = POOL_BYTES;

/** Secure random bytes, each given out once. Drawn in bulk: a call into the generator costs ten times what it returns. */
export function randomBytes(count: number): Buffer {
	if (used + count > POOL_BYTES) {
		randomFillSync(pool);
		used = 0;
	}
	const bytes = Buffer.from(pool.subarray(used, used + count));
	// Nothing that was given out stays behind in the pool.
	pool.fill(0, used, used + count);
	used += count;
	return bytes;
}
