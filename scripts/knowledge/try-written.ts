/**
 * Shows the questions and suggestions for the requests written for a genre, where that genre is sure, so that an editor sees
 * those that are already answered, silly or ill-fitting: `node scripts/knowledge/try-written.ts meal-plan recipe`.
 */
import { MOST_QUESTIONS } from '#engine/knowledge/advise';
import type { Genre } from '#engine/knowledge/genre-model';
import { MOST_SUGGESTIONS } from '#engine/knowledge/offers';
import { requestWords } from '#engine/knowledge/request-words';
import { weighGenre } from '#engine/knowledge/weigh-genre';
import { read } from '#engine/reading/read';
import { writtenRows } from '../train/train-genres.ts';
import { compileKnowledge } from './compile.ts';

const names = new Set(process.argv.slice(2));
const { genres } = compileKnowledge((id) => names.has(id));
const rows = writtenRows();

function show(genre: Genre, text: string): void {
	const reading = read(text);
	const request = requestWords(reading);
	const shown = weighGenre(genre, 1, { request, all: requestWords(reading, true), groups: new Set(), kind: genre.id })
		.filter(({ left }) => left === null)
		.sort((a, b) => b.value - a.value);
	console.log(`\n${genre.id}: ${text}`);
	for (const { id, question } of shown.filter(({ question }) => question).slice(0, MOST_QUESTIONS))
		console.log(
			`   ? ${id.split('.').at(-1)}: ${question?.ask} [${question?.options.map(([label]) => label).join(' / ')}]`,
		);
	for (const { suggestion, because } of shown.filter(({ suggestion }) => suggestion).slice(0, MOST_SUGGESTIONS))
		console.log(`   + ${suggestion}${because ? ` < ${because}` : ''}`);
}

for (const genre of genres) for (const row of rows) if (row.genre === genre.id) show(genre, row.text);
