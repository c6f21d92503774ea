import { type TestChanges, type TestRuntime, testRuntime } from './test-runtime.ts';

/** A runtime whose clock stands still until the test advances it. */
export async function clockedRuntime(
	changes: TestChanges = {},
): Promise<{ readonly runtime: TestRuntime; pass(ms: number): void }> {
	let now = new Date('2026-11-18T12:00:00Z');
	const runtime = await testRuntime({ now: () => now, ...changes });
	const pass = (ms: number) => {
		now = new Date(now.getTime() + ms);
	};
	return { runtime, pass };
}
