/** What the examples of some genres bring: node scripts/knowledge/try.ts meal-plan recipe. Files of others that do not parse are left out. */
import { readdirSync } from 'node:fs';
import { advise, MOST_QUESTIONS } from '#engine/knowledge/choose-questions';
import { findAny } from '#engine/knowledge/find-pattern';
import { requestWords } from '#engine/knowledge/request-words';
import { read } from '#engine/reading/read';
import { compileKnowledge } from './compile.ts';
import { ConsequenceFile, GenreFile } from './knowledge-schema.ts';
import { readKnowledge } from './read-files.ts';

const names = process.argv.slice(2);
const sound = readdirSync(new URL('../../content/genres/', import.meta.url))
	.filter((name) => name.endsWith('.yaml'))
	.map((name) => name.replace('.yaml', ''))
	.filter((id) => names.includes(id) || parses(id));
const knowledge = compileKnowledge((id) => sound.includes(id) || names.includes(id));

function parses(id: string): boolean {
	try {
		readKnowledge('genres', GenreFile, (one) => one === id);
		return true;
	} catch {
		return false;
	}
}

let failures = 0;
for (const { id, value } of readKnowledge('genres', GenreFile, (one) => names.includes(one)))
	for (const { text, asks, never } of value.examples) {
		const { genre, candidates } = advise(read(text), undefined, knowledge);
		const shown = candidates.filter(({ question, left }) => question && left === null).slice(0, MOST_QUESTIONS);
		const ids = shown.map((one) => one.id.replace(`${id}.`, ''));
		const faults = [
			...(genre?.genre.id === id ? [] : [`genre ${genre?.genre.id ?? 'none'}`]),
			...asks.filter((one) => !ids.includes(one)).map((one) => `does not ask ${one} (${why(one)})`),
			...never.filter((one) => ids.includes(one)).map((one) => `asks ${one}`),
		];
		function why(one: string): string {
			const found = candidates.find((candidate) => candidate.id === `${id}.${one}`);
			const by = found?.question?.answered.find((pattern) => findAny([pattern], requestWords(read(text), true)));
			return `${found?.left ?? 'not among the first'}${found?.left === 'answered' ? ` by: ${by ?? 'its kind'}` : ''}`;
		}
		failures += faults.length > 0 ? 1 : 0;
		console.log(
			`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${id} ${genre?.sureness.toFixed(2) ?? ''} | ${text.slice(0, 90)}\n       asks ${ids.join(', ')}${faults.length ? `\n       ${faults.join('; ')}` : ''}`,
		);
	}
for (const { id, value } of readKnowledge('consequences', ConsequenceFile, (one) => names.includes(one)))
	for (const rule of value)
		for (const { text, offers } of rule.examples) {
			const { candidates } = advise(read(text), undefined, knowledge);
			const isOffered = candidates.some((one) => one.id.split('.')[0] === rule.id && one.left === null);
			failures += isOffered === offers ? 0 : 1;
			console.log(
				`${isOffered === offers ? 'ok  ' : 'FAIL'} ${id}/${rule.id} | ${text} ${isOffered === offers ? '' : offers ? 'NOT OFFERED' : 'OFFERED'}`,
			);
		}
console.log(failures === 0 ? 'all as they should be' : `${failures} examples are not as they should be`);
