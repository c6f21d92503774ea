import { expect, test, vi } from 'vitest';
import { LOCKED_OUT_AFTER_MS, watchDatabase } from './database-watch.ts';

const at = (ms: number) => new Date(1_000_000 + ms);

test('a database that refuses writes for a whole minute is acted on, a shorter refusal is not', () => {
	const onLockedOut = vi.fn();
	const watch = watchDatabase(onLockedOut);
	watch.report(false, at(0));
	watch.report(false, at(LOCKED_OUT_AFTER_MS - 1));
	expect(onLockedOut).not.toHaveBeenCalled();
	watch.report(false, at(LOCKED_OUT_AFTER_MS));
	expect(onLockedOut).toHaveBeenCalledOnce();
});

test('a successful write starts the minute again', () => {
	const onLockedOut = vi.fn();
	const watch = watchDatabase(onLockedOut);
	watch.report(false, at(0));
	watch.report(true, at(LOCKED_OUT_AFTER_MS - 1));
	watch.report(false, at(LOCKED_OUT_AFTER_MS));
	watch.report(false, at(2 * LOCKED_OUT_AFTER_MS - 1));
	expect(onLockedOut).not.toHaveBeenCalled();
});
