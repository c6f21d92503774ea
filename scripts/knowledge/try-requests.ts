/**
 * Shows what the requests of the corpus lead to, by genre: `node scripts/knowledge/try-requests.ts meal-plan recipe`. First the
 * requests that readers labelled with the genre, each with the genre found and its questions; then those of another genre that
 * were taken for it. Without names it counts the requests found for each genre. Rows set apart are left out.
 */
import { advise, questionsOf, suggestionsOf } from '#engine/knowledge/advise';
import { read } from '#engine/reading/read';
import { corpusRows } from '../train/corpus-rows.ts';
import { labelledRows } from '../train/train-genres.ts';
import { compileKnowledge } from './compile.ts';

const MOST_CHARS = 420;
const names = process.argv.slice(2);
const knowledge = compileKnowledge();
const rows = labelledRows(corpusRows())
	.filter(({ isApart }) => !isApart)
	.map(({ text, genre }) => ({ text, genre, advice: advise(read(text), undefined, knowledge) }));

const takenFor = (row: (typeof rows)[number]) => row.advice.genre?.genre.id ?? '';
const short = (text: string) => text.slice(0, MOST_CHARS).replace(/\s+/g, ' ');

if (names.length === 0)
	for (const { id } of knowledge.genres) {
		const own = rows.filter(({ genre }) => genre === id);
		const taken = rows.filter((row) => takenFor(row) === id);
		const both = own.filter((row) => takenFor(row) === id).length;
		if (own.length + taken.length > 0)
			console.log(`${id.padEnd(32)} of it ${own.length}, taken for it ${taken.length}, both ${both}`);
	}

for (const name of names) {
	console.log(`\n=== ${name}`);
	for (const row of rows.filter(({ genre }) => genre === name)) {
		const guess = row.advice.genre;
		console.log(`${takenFor(row) === name ? 'ok  ' : 'MISS'} ${short(row.text)}`);
		if (takenFor(row) !== name)
			console.log(`     taken for ${takenFor(row) || 'none'} ${guess?.sureness.toFixed(2) ?? ''}`);
		else {
			for (const { id, question, options } of questionsOf(row.advice))
				console.log(`   ? ${id.split('.').at(-1)}: ${question} [${options.join(' / ')}]`);
			for (const { text, because } of suggestionsOf(row.advice))
				console.log(`   + ${text}${because ? ` < ${because}` : ''}`);
		}
	}
	for (const row of rows.filter((one) => takenFor(one) === name && one.genre !== name))
		console.log(`FALSE (is ${row.genre || 'none'}) ${short(row.text)}`);
}
