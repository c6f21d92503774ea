import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';

/**
 * Program: `migrate-folder.ts <database url> <folder>` runs the folder's migrations, and prints when it begins and when
 * it has finished.
 */
const [url = '', folder = ''] = process.argv.slice(2);
const db = await openDatabase({ url });
console.log('begun');
await migrate(db, folder);
console.log('finished');
db.close();
