import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { signedIn } from '#support/signed-in';
import type { SilentModel } from './silent-model.ts';
import { startProduct } from './start-product.ts';

export interface StreamedProduct {
	readonly url: string;
	readonly pid: number;
	/** Opens the stream of a prompt for the nth account, from an IP address of its own. */
	readonly open: (
		n: number,
		rawPrompt: string,
		signal: AbortSignal,
	) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
	/** Ends the server and the model, and removes the database. */
	readonly stop: () => Promise<void>;
}

/** Starts the built server with a model, a database of its own and a number of signed-in accounts on the free plan. */
export async function startStreamedProduct(model: SilentModel, people: number): Promise<StreamedProduct> {
	const folder = await mkdtemp(join(tmpdir(), 'ploop-streams-'));
	const databaseUrl = pathToFileURL(join(folder, 'ploop.db')).href;
	const db = await openDatabase({ url: databaseUrl });
	await migrate(db);
	const tokens: string[] = [];
	for (let n = 0; n < people; n += 1) tokens.push((await signedIn(db, 'free')).authorization);
	db.close();
	const product = await startProduct({ ...model.settings, DATABASE_URL: databaseUrl, TRUST_PROXY: '1', DEMO: '1' });
	return {
		url: product.url,
		pid: product.pid,
		async open(n, rawPrompt, signal) {
			const response = await fetch(`${product.url}/api/optimise`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					accept: 'text/event-stream',
					authorization: tokens[n] ?? '',
					'x-forwarded-for': `10.1.${n >> 8}.${n & 255}`,
				},
				body: JSON.stringify({ rawPrompt }),
				signal,
			});
			if (!response.ok || response.body === null) throw new Error(`a stream was refused: ${response.status}`);
			return response.body;
		},
		async stop() {
			await product.stop();
			model.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
