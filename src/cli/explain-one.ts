import { advise } from '#engine/knowledge/advise';
import type { Candidate } from '#engine/knowledge/candidate';
import { findGenres } from '#engine/knowledge/find-genre';
import { sumGenres } from '#engine/knowledge/genre-sums';
import { requestWords } from '#engine/knowledge/request-words';
import { STORED } from '#engine/knowledge/stored';
import { read } from '#engine/reading/read';
import type { Reading } from '#engine/types';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { type Terminal, writeOut } from './terminal.ts';

const MOST_GENRES = 5;

/** `ploop genres`: every genre by its id, with the number of its questions. */
export async function listGenres(terminal: Terminal): Promise<ExitCode> {
	const lines = STORED.genres.map(
		({ id, name, group, ask }) =>
			`${id.padEnd(32)}${group.padEnd(12)}${String(ask.length).padStart(2)} questions  ${name}`,
	);
	await writeOut(terminal, `${lines.join('\n')}\n`);
	return EXIT.ok;
}

/** `ploop explain`: which genre a text is taken for, how sure that is, and why each question was taken or left. */
export async function explainOne(text: string, terminal: Terminal): Promise<ExitCode> {
	const reading = read(text);
	const { genre, candidates } = advise(reading);
	const guesses = reading.language.code === 'en' ? guessesOf(reading) : [];
	const lines = [
		`Language: ${reading.language.name}`,
		`Genre: ${genre ? `${genre.genre.id}, sure to ${share(genre.sureness)}` : 'none is sure'}`,
		...guesses.map((guess) => `  ${share(guess.sureness).padStart(6)}  ${guess.genre.id}`),
		'',
		' value  what',
		...candidates.map(candidateLine),
	];
	await writeOut(terminal, `${lines.join('\n')}\n`);
	return EXIT.ok;
}

/** In other languages a kind goes by its cues alone, so that there are no others to show. */
function guessesOf(reading: Reading) {
	const request = requestWords(reading);
	return findGenres(request, sumGenres(request, STORED.genres)).slice(0, MOST_GENRES);
}

const share = (value: number) => `${Math.round(value * 100)} %`;

function candidateLine({ id, value, question, suggestion, because, left }: Candidate): string {
	const words = question ? `? ${question.ask}` : `+ ${suggestion}`;
	const why = because === null ? '' : ` (“${because}”)`;
	return `${value.toFixed(1).padStart(6)}  ${left === null ? '     ' : 'left '}${id}  ${words}${why}${left === null ? '' : `: ${left}`}`;
}
