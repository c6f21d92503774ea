import { judgeProposal } from '#engine/proposals/dispose';
import type { Passed } from '#engine/proposals/proposal';
import { type ReadingInput, readingInputOf } from '#engine/proposals/reading-input';
import { MODEL_CATALOGUE } from '#server/models/model-catalogue';
import { type ModelConfig, readModelConfig } from '#server/models/model-config';
import { ReaderError } from '#server/models/reader';
import { startReader } from '#server/models/start-reader';
import { modifiersFrom } from '#server/optimise/modifiers';
import { reasonOf, shownIn } from '#server/optimise/read-with-model';
import { FALLBACK_SENTENCES } from '#server/optimise/stream-sentences';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { type One, optimiseOne } from './optimise-one.ts';
import { rewrite } from './rewrite.ts';
import { complain, type Terminal, writeOut } from './terminal.ts';
import { WrongUse } from './wrong-use.ts';

/**
 * `ploop optimise --model`: the prompt at once, then what the configured model asks and offers, a line each as the engine
 * passes it. In a terminal they follow the prompt; piped, standard output has the prompt alone.
 */
export async function readAlong(text: string, one: One, terminal: Terminal): Promise<ExitCode> {
	const config = requireModel(terminal.env);
	const told: Passed[] = [];
	if (!one.asJson) {
		const code = await optimiseOne(text, one, terminal);
		if (code !== EXIT.ok) return code;
	}
	const tell = (passed: Passed) => {
		told.push(passed);
		if (one.asJson) return;
		const line = `${lineOf(passed)}\n`;
		if (terminal.stdout.isTTY) terminal.stdout.write(line);
		else terminal.stderr.write(line);
	};
	const input = readingInputOf(text, modifiersFrom(one.modifiers), one.wishes);
	const fault = input === null ? null : await readWith(config, { text, input, tell });
	if (fault !== null) complain(terminal, `ploop: ${fault}`);
	return one.asJson ? writeJson(text, one, { told, terminal }) : EXIT.ok;
}

/** Throws `WrongUse` with what to set. */
function requireModel(env: Terminal['env']): ModelConfig {
	const read = readModelConfig(env);
	if (!('settings' in read)) throw new WrongUse(read.join('\n'));
	if (read.settings.length > 0) return read;
	throw new WrongUse(
		'No model is configured: set MODEL_PROVIDER, MODEL_NAME and what docs/models.md says beside them.',
	);
}

interface Reading {
	readonly text: string;
	readonly input: ReadingInput;
	readonly tell: (passed: Passed) => void;
}

/** @returns the sentence of a fault; null: the model has said all it had to say */
async function readWith(config: ModelConfig, { text, input, tell }: Reading): Promise<string | null> {
	const reader = startReader(config, MODEL_CATALOGUE, () => new Date());
	const passed: Passed[] = [];
	const shown = shownIn(input);
	const signal = AbortSignal.timeout(MODEL_CATALOGUE.times.deadlineMs);
	try {
		for await (const part of reader.propose(input, { signal, taken: () => {} })) {
			if (part.is === 'misshapen') continue;
			const verdict = judgeProposal(text, shown, passed, part.proposal);
			if ('struck' in verdict) continue;
			passed.push(verdict.passed);
			tell(verdict.passed);
		}
		return null;
	} catch (error) {
		if (!(error instanceof ReaderError)) throw error;
		return FALLBACK_SENTENCES[reasonOf(error.fault)];
	}
}

function lineOf(passed: Passed): string {
	switch (passed.kind) {
		case 'question':
			return `? ${passed.text}${passed.options.length > 0 ? `  (${passed.options.join(' / ')})` : ''}`;
		case 'suggestion':
			return `+ ${passed.text}  (“${passed.because}”)`;
		case 'drop':
			return `- ${passed.id}`;
		case 'correction':
			return `+ ${passed.text}`;
	}
}

/** The whole result, with what the model said under `model`. */
async function writeJson(
	text: string,
	{ modifiers, wishes }: One,
	{ told, terminal }: { readonly told: readonly Passed[]; readonly terminal: Terminal },
): Promise<ExitCode> {
	const answer = rewrite(text, modifiers, wishes);
	if ('error' in answer) {
		if (answer.error !== 'internal') throw new WrongUse(answer.message);
		complain(terminal, `ploop: ${answer.message}`);
		return EXIT.internal;
	}
	await writeOut(terminal, `${JSON.stringify({ ...answer.result, model: told }, null, 2)}\n`);
	return answer.result.needsClarification ? EXIT.clarificationNeeded : EXIT.ok;
}
