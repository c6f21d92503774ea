/**
 * Compiles `content/genres`, `families`, `consequences` and `word-kinds.yaml` for the engine, and trains anew what words say of
 * the genres: `npm run knowledge`. The same files give the same bytes. With `fast`, the words stay as they are.
 */
import { writeFileSync } from 'node:fs';
import { corpusRows } from '../train/corpus-rows.ts';
import { compileAnchors, compileKnowledge, compileWordKinds, storedText } from './compile.ts';

const DATA = new URL('../../src/engine/knowledge/data/', import.meta.url);
const knowledge = compileKnowledge();
const { genres, families, consequences } = knowledge;
writeFileSync(new URL('genres.json', DATA), storedText(genres));
writeFileSync(new URL('families.json', DATA), storedText(families));
writeFileSync(new URL('consequences.json', DATA), storedText(consequences));
writeFileSync(new URL('anchors.json', DATA), `${JSON.stringify(compileAnchors(knowledge))}\n`);
writeFileSync(new URL('word-kinds.json', DATA), compileWordKinds());
console.log(`${genres.length} genres, ${families.length} families, ${consequences.length} consequences`);
if (!process.argv.includes('fast')) {
	// The engine reads what has just been written.
	const { genreWordsText } = await import('../train/train-genres.ts');
	writeFileSync(new URL('genre-words.json', DATA), genreWordsText(corpusRows(), genres));
	console.log('trained: words of the genres');
}
