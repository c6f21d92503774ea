import { type Client, createClient } from '@libsql/client';
import { retryWhileBusy } from './busy.ts';
import type { Database, DatabaseAddress } from './database.ts';
import { createSlots } from './slots.ts';
import { DatabaseUnavailableError } from './unavailable.ts';
import { createWriteQueue } from './write-queue.ts';

/** A person should have an answer within five seconds, and their request may need two calls after one another. */
const ANSWERS_WITHIN_MS = 3000;
const MOST_READS_AT_ONCE = 20;

/**
 * A libSQL server, asked over HTTP. Each call has a client of its own, which costs nothing (connections are shared below it),
 * so that a limit of time ends one call and no other.
 */
export async function openServer(address: DatabaseAddress): Promise<Database> {
	const inSlot = createSlots(MOST_READS_AT_ONCE, ANSWERS_WITHIN_MS);
	const ask = <T>(call: (client: Client) => Promise<T>) =>
		retryWhileBusy(
			() => callOnce(address, call),
			async () => {},
		);
	return {
		read: (statement) => inSlot(() => ask(async (client) => (await client.execute(statement)).rows)),
		write: createWriteQueue((statements) =>
			ask(async (client) => (await client.batch(statements, 'write')).map(({ rows }) => rows)),
		),
		emptyLog: async () => {},
		close: () => {},
	};
}

async function callOnce<T>(address: DatabaseAddress, call: (client: Client) => Promise<T>): Promise<T> {
	const ends = AbortSignal.timeout(address.answersWithinMs ?? ANSWERS_WITHIN_MS);
	const client = serverClient(address, () => ends);
	try {
		return await call(client);
	} finally {
		client.close();
	}
}

/** @param endOf when to give up a request; asked for each */
export function serverClient({ url, authToken }: DatabaseAddress, endOf: () => AbortSignal): Client {
	return createClient({
		// The server speaks WebSocket and HTTP; over HTTP one call can be given up without the others.
		url: url.replace(/^ws/, 'http'),
		fetch: (request: Request) => exchange(request, endOf()),
		...(authToken === undefined ? {} : { authToken }),
	});
}

/**
 * Sends one request and reads its whole answer. An unreachable server is distinguished from a fault of this
 * program here, the only place where both occur.
 */
async function exchange(request: Request, ends: AbortSignal): Promise<Response> {
	try {
		const { status, headers, body } = await fetch(request, { signal: ends });
		return new Response(await new Response(body).arrayBuffer(), { status, headers });
	} catch (cause) {
		const code = codeOfFailure(cause);
		const { host } = new URL(request.url);
		throw new DatabaseUnavailableError(`the database server at ${host} does not answer (${code})`, { code, cause });
	}
}

function codeOfFailure(error: unknown): string {
	if (error instanceof DOMException) return 'TIMEOUT';
	const cause = error instanceof Error ? error.cause : undefined;
	return cause instanceof Error && 'code' in cause ? String(cause.code) : 'CONNECTION';
}
