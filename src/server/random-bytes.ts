import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 8192;
const pool = Buffer.allocUnsafeSlow(POOL_BYTES);
let used = POOL_BYTES;

/**
 * Secure random bytes, each used once. They come from a pool, because filling it once is ten times cheaper than many
 * small calls.
 */
export function randomBytes(count: number): Buffer {
	if (used + count > POOL_BYTES) {
		randomFillSync(pool);
		used = 0;
	}
	const bytes = Buffer.from(pool.subarray(used, used + count));
	// Bytes that were given out are erased from the pool.
	pool.fill(0, used, used + count);
	used += count;
	return bytes;
}
