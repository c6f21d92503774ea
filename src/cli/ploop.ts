import { readFileSync } from 'node:fs';
import { PROMPT_MAX_CHARS } from '#contract/limits';
import { askOne } from './ask-one.ts';
import { checkOne } from './check-one.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { explainOne, listGenres } from './explain-one.ts';
import { HELP } from './help.ts';
import { optimiseLines } from './optimise-lines.ts';
import { optimiseOne } from './optimise-one.ts';
import { type Request, readArguments } from './read-arguments.ts';
import { stopQuietlyWhenReaderLeaves, writeOut } from './write-out.ts';
import { WrongUse } from './wrong-use.ts';

/** The command line, arguments in and exit code out. Reads standard input only when the request needs it. */
export async function ploop(argv: readonly string[]): Promise<ExitCode> {
	stopQuietlyWhenReaderLeaves();
	try {
		return await run(readArguments(argv));
	} catch (error) {
		if (!(error instanceof WrongUse)) throw error;
		console.error(`ploop: ${error.message}\nSee: ploop --help`);
		return EXIT.wrongUse;
	}
}

async function run(request: Request): Promise<ExitCode> {
	switch (request.kind) {
		case 'help':
			await writeOut(HELP);
			return EXIT.ok;
		case 'version':
			await writeOut(`${readVersion()}\n`);
			return EXIT.ok;
		case 'lines':
			return optimiseLines(standardInput(), request.modifiers, request.wishes);
		case 'one':
			return request.asks && request.text !== null
				? askOne(request.text, request)
				: optimiseOne(request.text ?? (await readText()), request);
		case 'genres':
			return listGenres();
		case 'explain':
			return explainOne(request.text ?? (await readText()));
		case 'check':
			return checkOne(request);
	}
}

function standardInput(): AsyncIterable<string> {
	if (process.stdin.isTTY) throw new WrongUse('Nothing to read: give the text as an argument or pipe it in.');
	return process.stdin.setEncoding('utf8');
}

/** The whole of standard input, given up as soon as it is longer than any prompt may be. One last line end is not part of it. */
async function readText(): Promise<string> {
	let text = '';
	for await (const chunk of standardInput()) {
		text += chunk;
		if (text.length > PROMPT_MAX_CHARS + 2) break;
	}
	return text.replace(/\r?\n$/, '');
}

function readVersion(): string {
	const manifest: { version: string } = JSON.parse(
		readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
	);
	return manifest.version;
}
