/** Compiles `content/genres` and `content/consequences` for the engine: `npm run knowledge`. */
import { writeFileSync } from 'node:fs';
import { compileKnowledge, storedText } from './compile.ts';

const DATA = new URL('../../src/engine/knowledge/data/', import.meta.url);
const { genres, consequences } = compileKnowledge();
writeFileSync(new URL('genres.json', DATA), storedText(genres));
writeFileSync(new URL('consequences.json', DATA), storedText(consequences));
console.log(`${genres.length} genres, ${consequences.length} consequences`);
