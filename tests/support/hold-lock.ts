import { createClient } from '@libsql/client';

/** Program: `hold-lock.ts <database url>` keeps the write lock until its standard input ends. */
const client = createClient({ url: process.argv[2] ?? '' });
const transaction = await client.transaction('write');
console.log('locked');
process.stdin.resume().on('end', async () => {
	await transaction.rollback();
	client.close();
});
