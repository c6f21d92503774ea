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
import { complain, type Terminal, writeOut } from './terminal.ts';
import { WrongUse } from './wrong-use.ts';

/** The command line, arguments in and exit code out. Reads standard input only when the request needs it. */
export async function ploop(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
	try {
		return await run(readArguments(argv), terminal);
	} catch (error) {
		if (!(error instanceof WrongUse)) throw error;
		complain(terminal, `ploop: ${error.message}\nSee: ploop --help`);
		return EXIT.wrongUse;
	}
}

async function run(request: Request, terminal: Terminal): Promise<ExitCode> {
	switch (request.kind) {
		case 'help':
			await writeOut(terminal, HELP);
			return EXIT.ok;
		case 'version':
			await writeOut(terminal, `${readVersion()}\n`);
			return EXIT.ok;
		case 'lines':
			return optimiseLines(standardInput(terminal), request, terminal);
		case 'one':
			return runOne(request, terminal);
		case 'genres':
			return listGenres(terminal);
		case 'explain':
			return explainOne(request.text ?? (await readText(terminal)), terminal);
		case 'check':
			return checkOne(request, terminal);
	}
}

async function runOne(request: Extract<Request, { kind: 'one' }>, terminal: Terminal): Promise<ExitCode> {
	const { asks, readsAlong } = request;
	if (asks && request.text !== null) {
		if (!readsAlong) return askOne(request.text, request, terminal);
		// Loaded on demand, since only this needs the packages of a model.
		const { askAlong } = await import('./ask-along.ts');
		return askAlong(request.text, request, terminal);
	}
	const text = request.text ?? (await readText(terminal));
	if (!readsAlong) return optimiseOne(text, request, terminal);
	const { readAlong } = await import('./read-along.ts');
	return readAlong(text, request, terminal);
}

function standardInput({ stdin }: Terminal): AsyncIterable<string> {
	if (stdin.isTTY) throw new WrongUse('Nothing to read: give the text as an argument or pipe it in.');
	return stdin.setEncoding('utf8');
}

/** The whole of standard input, given up as soon as it is longer than any prompt may be. One last line end is not part of it. */
async function readText(terminal: Terminal): Promise<string> {
	let text = '';
	for await (const chunk of standardInput(terminal)) {
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
