import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { timeOrderedId } from '#server/ids';

/**
 * Program: the baseline for the product. A bare node:http handler that parses the body and inserts one time-ordered row into the
 * same kind of database (libSQL file, write-ahead log, full sync).
 */
const file = join(process.env['DATA_DIR'] ?? '.', 'bare.db');
const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 });
await client.execute('PRAGMA journal_mode = WAL');
await client.execute('CREATE TABLE runs (id TEXT PRIMARY KEY, used INTEGER NOT NULL) STRICT, WITHOUT ROWID');

const server = createServer((request, response) => {
	if (request.method === 'GET') {
		response.end();
		return;
	}
	const chunks: Buffer[] = [];
	request.on('data', (chunk: Buffer) => chunks.push(chunk));
	request.on('end', async () => {
		const { rawPrompt } = JSON.parse(Buffer.concat(chunks).toString()) as { rawPrompt: string };
		const id = timeOrderedId(new Date(), randomBytes(10));
		await client.execute({ sql: 'INSERT INTO runs (id, used) VALUES (?, 1) RETURNING id, used', args: [id] });
		response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ id, rawPrompt }));
	});
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => {
	console.log(`ready at http://127.0.0.1:${process.env['PORT']}`);
});
process.once('SIGTERM', () => process.exit(0));
