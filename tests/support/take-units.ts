import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { takeUnit } from '#db/usage';

/**
 * Program: `take-units.ts <database url> <tries> <limit>` tries to take units of one subject simultaneously, and prints
 * how many it got.
 */
const [url = '', tries = '0', limit = '0'] = process.argv.slice(2);
const db = await openDatabase({ url });
await migrate(db);
const allowance = { subject: 'account:both', limit: Number(limit) };
const results = await Promise.all(
	Array.from({ length: Number(tries) }, () => db.write([takeUnit(new Date(0), [allowance])])),
);
console.log(`got ${results.filter(([rows]) => rows?.length === 1).length}`);
db.close();
