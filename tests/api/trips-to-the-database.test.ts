import { expect, test } from 'vitest';
import { API_ROUTES } from '#support/api-routes';
import { callRoute } from '#support/call-route';
import { signedIn } from '#support/signed-in';
import { temporaryDatabase } from '#support/temporary-database';
import { testRuntime } from '#support/test-runtime';

/**
 * With a database server each wait is a round trip. A signed-in person's request waits for the session and for one
 * round more.
 */
const MOST_ROUNDS = 2;
/** The page with the most lists. */
const MOST_CALLS = 5;

/** A database that counts its calls and rounds. Simultaneous calls are one round. */
async function countedDatabase() {
	const db = await temporaryDatabase();
	const count = { calls: 0, rounds: 0 };
	let underWay = 0;
	async function counted<T>(call: () => Promise<T>): Promise<T> {
		count.calls += 1;
		if (underWay === 0) count.rounds += 1;
		underWay += 1;
		try {
			return await call();
		} finally {
			underWay -= 1;
		}
	}
	const watched = {
		...db,
		read: (...order: Parameters<typeof db.read>) => counted(() => db.read(...order)),
		write: (...order: Parameters<typeof db.write>) => counted(() => db.write(...order)),
	};
	return { db: watched, count };
}

test('a read by a signed-in person waits for the database twice at most', async () => {
	const { db, count } = await countedDatabase();
	const runtime = await testRuntime({ db });
	const as = await signedIn(db, 'pro_monthly');
	// The health check writes before it reads, so it is left out.
	const reads = [...API_ROUTES.keys()].filter((route) => route.startsWith('GET ') && route !== 'GET /api/health');
	expect(reads.length).toBeGreaterThan(10);
	const slow: string[] = [];
	for (const route of reads) {
		count.calls = 0;
		count.rounds = 0;
		await callRoute(runtime, route, { as });
		if (count.rounds > MOST_ROUNDS || count.calls > MOST_CALLS) slow.push(`${route} ${JSON.stringify(count)}`);
	}
	expect(slow).toEqual([]);
});
