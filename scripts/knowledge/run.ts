/**
 * Compiles `content/genres`, `families`, `consequences` and `word-kinds.yaml` for the engine, and trains anew what words say of
 * the genres: `npm run knowledge`. The same files give the same bytes. With `fast`, the words stay as they are.
 */
import { writeFileSync } from 'node:fs';
import { corpusRows } from '../train/corpus-rows.ts';
import { compileKnowledge, storedFiles } from './compile.ts';
import { compileLanguages, languagesText } from './compile-languages.ts';
import { ContentSlip } from './read-files.ts';

const DATA = new URL('../../src/engine/knowledge/data/', import.meta.url);

/** What is written, by the name of its file: all of it or, after a slip, nothing. */
function compileAll() {
	const knowledge = compileKnowledge();
	return { knowledge, files: { ...storedFiles(knowledge), 'languages.json': languagesText(compileLanguages()) } };
}

/** An editor reads what is to be mended, not where in this program it was noticed. */
function compileOrTell(): ReturnType<typeof compileAll> {
	try {
		return compileAll();
	} catch (slip) {
		if (!(slip instanceof ContentSlip)) throw slip;
		console.error(slip.message);
		process.exit(1);
	}
}

const { knowledge, files } = compileOrTell();
const { genres, families, consequences } = knowledge;
for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, DATA), text);
console.log(`${genres.length} genres, ${families.length} families, ${consequences.length} consequences`);
if (!process.argv.includes('fast')) {
	// The engine reads what has just been written.
	const { genreWordsText } = await import('../train/train-genres.ts');
	writeFileSync(new URL('genre-words.json', DATA), genreWordsText(corpusRows(), genres));
	console.log('trained: words of the genres');
}
