import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Prints the faults in the format of the corpus, one a line: node scripts/train/check-corpus.ts [file]. */
const LABELS = new Set('TAPNOSIXLCFHZM');
const folder = join(import.meta.dirname, 'corpus');
const files = process.argv[2] ? [process.argv[2]] : readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const seen = new Map<string, string>();
let rows = 0;
let faults = 0;
const fault = (where: string, what: string) => {
	faults++;
	console.log(`${where}: ${what}`);
};
for (const file of files) {
	const lines = readFileSync(file.includes('/') ? file : join(folder, file), 'utf8').split('\n');
	for (const [index, line] of lines.entries()) {
		if (line.trim() === '') continue;
		const where = `${file}:${index + 1}`;
		rows++;
		let row: { id: string; lang: string; type: string; ask: string; parts: [string, string][] };
		try {
			row = JSON.parse(line);
		} catch {
			fault(where, 'is not JSON');
			continue;
		}
		if (!row.id || !row.lang || !row.type || !/^(yes|no)$/.test(row.ask) || !Array.isArray(row.parts)) {
			fault(where, 'wants id, lang, type, ask (yes or no) and parts');
			continue;
		}
		const bad = row.parts.filter(
			([label, text]) => !LABELS.has(label) || typeof text !== 'string' || text.trim() === '',
		);
		if (bad.length > 0) fault(where, `has a part with an unknown label or no words: ${JSON.stringify(bad[0])}`);
		const text = row.parts.map(([, words]) => words).join('');
		for (const [key, kind] of [
			[text.toLowerCase().replace(/\s+/g, ' '), 'text'],
			[row.id, 'id'],
		] as const) {
			if (seen.has(key)) fault(where, `has the ${kind} of ${seen.get(key)}`);
			seen.set(key, where);
		}
		row.parts.slice(1).forEach(([label, words], at) => {
			const [, before] = row.parts[at] ?? ['', ''];
			if (
				/[\p{L}\p{N}]$/u.test(before) &&
				/^[\p{L}\p{N}]/u.test(words) &&
				!/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(before.slice(-1) + words[0])
			)
				fault(where, `parts "${before.slice(-12)}" and "${words.slice(0, 12)}" (${label}) run into one word`);
		});
	}
}
console.log(`${rows} rows, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
