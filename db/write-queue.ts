import { codeOf, isBusy } from './busy.ts';
import type { Rows, Statement } from './database.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

type RunTransaction = (statements: Statement[]) => Promise<Rows[]>;

interface WaitingWrite {
	readonly statements: readonly Statement[];
	readonly since: number;
	readonly resolve: (results: Rows[]) => void;
	readonly reject: (error: unknown) => void;
}

/** Enough for one group commit to serve a whole burst, few enough to keep one transaction within milliseconds. */
const MOST_WRITES_A_COMMIT = 128;

/**
 * Writes that waited longer are refused, not sent: a database that no longer answers in time would keep everybody waiting, and
 * a write that was never sent cannot happen after its caller was told to try again.
 */
const LONGEST_WAIT_MS = 3000;

/**
 * Group commit: writes that wait at the same time share one transaction, hence one fsync, and still each get their own
 * rows or their own error. Their statements run one write after the other, in the order of arrival.
 */
export function createWriteQueue(
	runTransaction: RunTransaction,
): (statements: readonly Statement[]) => Promise<Rows[]> {
	let waiting: WaitingWrite[] = [];
	let isRunning = false;

	async function drain(): Promise<void> {
		while (waiting.length > 0) {
			waiting = refuseOverdue(waiting);
			const group = waiting.slice(0, MOST_WRITES_A_COMMIT);
			waiting = waiting.slice(MOST_WRITES_A_COMMIT);
			await commitGroup(runTransaction, group);
		}
		isRunning = false;
	}

	return (statements) =>
		new Promise((resolve, reject) => {
			waiting.push({ statements, since: performance.now(), resolve, reject });
			if (isRunning) return;
			isRunning = true;
			// After the requests that arrived in the same turn of the event loop, so that they share the commit.
			setImmediate(drain);
		});
}

function refuseOverdue(waiting: readonly WaitingWrite[]): WaitingWrite[] {
	const latest = performance.now() - LONGEST_WAIT_MS;
	for (const write of waiting) {
		if (write.since >= latest) break;
		write.reject(new DatabaseUnavailableError('the writes before took too long', { code: 'TIMEOUT' }));
	}
	return waiting.filter(({ since }) => since >= latest);
}

async function commitGroup(runTransaction: RunTransaction, group: readonly WaitingWrite[]): Promise<void> {
	if (group.length === 0) return;
	try {
		const results = await runTransaction(group.flatMap((write) => [...write.statements]));
		let offset = 0;
		for (const write of group) {
			write.resolve(results.slice(offset, offset + write.statements.length));
			offset += write.statements.length;
		}
	} catch (error) {
		if (group.length > 1 && isOneWritesFault(error)) await commitOneByOne(runTransaction, group);
		else for (const write of group) write.reject(error);
	}
}

async function commitOneByOne(runTransaction: RunTransaction, group: readonly WaitingWrite[]): Promise<void> {
	for (const write of group) await commitGroup(runTransaction, [write]);
}

/**
 * Only a statement's own fault is worth another try without the others. A lost connection must not be tried again (the
 * commit may have happened), and a lock or a full disk would refuse the rest as well.
 */
function isOneWritesFault(error: unknown): boolean {
	if (isBusy(error)) return false;
	return ['SQLITE_CONSTRAINT', 'SQLITE_ERROR', 'SQLITE_MISMATCH', 'SQLITE_TOOBIG', 'SQLITE_RANGE'].includes(
		codeOf(error),
	);
}
