import { join } from 'node:path';
import { finishBuild } from './build/finish.ts';

const { pages, files, faults } = await finishBuild(join(import.meta.dirname, '../dist'));
if (faults.length > 0) {
	console.error(`The Content-Security-Policy blocks these inline styles or handlers:\n${faults.join('\n')}`);
	process.exit(1);
}
console.log(`finished ${pages} pages, ${files} files`);
