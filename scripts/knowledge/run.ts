/**
 * Compiles `content/genres`, `families`, `consequences` and `word-kinds.yaml` for the engine and trains the word weights of the
 * genres: `npm run knowledge`. With `fast` the weights stay as they are. The same files give the same bytes.
 */
import { writeFileSync } from 'node:fs';
import { corpusRows } from '../train/corpus-rows.ts';
import { compileKnowledge, storedFiles } from './compile.ts';
import { compileLanguages, languagesText } from './compile-languages.ts';
import { ContentSlip } from './read-files.ts';

const DATA = new URL('../../src/engine/knowledge/data/', import.meta.url);

/** The texts to write, by file name. Made before anything is written, so that a mistake leaves the old files whole. */
function compileAll() {
	const knowledge = compileKnowledge();
	return { knowledge, files: { ...storedFiles(knowledge), 'languages.json': languagesText(compileLanguages()) } };
}

/** Prints an editor's mistake without a stack trace, which would say nothing about the content file. */
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
	// Imported here because the module loads the files written above.
	const { genreWordsText } = await import('../train/train-genres.ts');
	writeFileSync(new URL('genre-words.json', DATA), genreWordsText(corpusRows(), genres));
	console.log('trained: words of the genres');
}
