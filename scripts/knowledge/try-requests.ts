/**
 * What is asked about the requests of the corpus, by genre: `node scripts/knowledge/try-requests.ts meal-plan recipe`.
 * Without names: how many requests each genre takes. `none`: those that no genre takes.
 */
import { advise, questionsOf, suggestionsOf } from '#engine/knowledge/advise';
import { read } from '#engine/reading/read';
import { corpusRows } from '../train/corpus-rows.ts';
import { compileKnowledge } from './compile.ts';

const MOST_ROWS = 14;
const MOST_CHARS = 400;
const names = process.argv.slice(2);
const knowledge = compileKnowledge();
const taken = new Map<string, string[]>();
for (const { text, lang } of corpusRows()) {
	if (lang !== 'en') continue;
	const advice = advise(read(text), undefined, knowledge);
	const genre = advice.genre?.genre.id ?? 'none';
	const rows = taken.get(genre) ?? [];
	if (names.includes(genre)) {
		const questions = questionsOf(advice).map(
			({ id, question, options }) => `   ? ${id.split('.').at(-1)}: ${question} [${options.join(' / ')}]`,
		);
		const offers = suggestionsOf(advice).map(
			({ text: line, because }) => `   + ${line}${because ? ` < ${because}` : ''}`,
		);
		rows.push(
			[
				`${advice.genre?.sureness.toFixed(2) ?? '    '} ${text.slice(0, MOST_CHARS).replace(/\s+/g, ' ')}`,
				...questions,
				...offers,
			].join('\n'),
		);
	} else rows.push('');
	taken.set(genre, rows);
}
if (names.length === 0)
	console.log(
		[...taken]
			.sort((a, b) => b[1].length - a[1].length)
			.map(([genre, rows]) => `${String(rows.length).padStart(5)} ${genre}`)
			.join('\n'),
	);
for (const name of names) {
	const rows = taken.get(name) ?? [];
	const step = Math.max(1, Math.floor(rows.length / MOST_ROWS));
	console.log(
		`\n=== ${name}: ${rows.length} requests\n${rows
			.filter((_, at) => at % step === 0)
			.slice(0, MOST_ROWS)
			.join('\n')}`,
	);
}
