/**
 * Compiles `content/genres` and `content/consequences` for the engine, and trains anew what words say of the genres:
 * `npm run knowledge`. The same files give the same bytes. With `fast`, the words stay as they are.
 */
import { writeFileSync } from 'node:fs';
import { corpusRows } from '../train/corpus-rows.ts';
import { genreWordsText } from '../train/train-genres.ts';
import { compileKnowledge, storedText } from './compile.ts';

const DATA = new URL('../../src/engine/knowledge/data/', import.meta.url);
const { genres, consequences } = compileKnowledge();
writeFileSync(new URL('genres.json', DATA), storedText(genres));
writeFileSync(new URL('consequences.json', DATA), storedText(consequences));
console.log(`${genres.length} genres, ${consequences.length} consequences`);
if (!process.argv.includes('fast')) {
	writeFileSync(new URL('genre-words.json', DATA), genreWordsText(corpusRows(), genres));
	console.log('trained: words of the genres');
}
