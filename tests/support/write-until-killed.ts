import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { touchAccount } from '#db/sessions';

/**
 * Program: `write-until-killed.ts <database url> <writers>` creates accounts, many at once, and prints the id of each
 * acknowledged write, until it is killed.
 */
const [url = '', writers = '1'] = process.argv.slice(2);
const db = await openDatabase({ url });
await migrate(db);

async function writeOn(writer: number): Promise<never> {
	for (let at = 0; ; at += 1) {
		const id = `${process.pid}-${writer}-${at}`;
		const sql = 'INSERT INTO accounts (id, email, created_at, updated_at) VALUES (?, ?, 0, 0)';
		await db.write([{ sql, args: [id, `${id}@example.com`] }, touchAccount(id, new Date())]);
		process.stdout.write(`done ${id}\n`);
	}
}

await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => writeOn(writer)));
