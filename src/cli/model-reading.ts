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
import type { One } from './optimise-one.ts';
import type { Terminal } from './terminal.ts';
import { WrongUse } from './wrong-use.ts';

export interface Told {
	/** As soon as the engine has passed it. */
	readonly tell: (passed: Passed) => void;
}

/**
 * Has the configured model read a text along.
 *
 * @returns the sentence of a fault; null: the model has said all it had to say, or had nothing to read
 */
export async function readText(
	config: ModelConfig,
	{ text, one, tell }: Told & { readonly text: string; readonly one: One },
): Promise<string | null> {
	const input = readingInputOf(text, modifiersFrom(one.modifiers), one.wishes);
	return input === null ? null : readWith(config, { text, input, tell });
}

/** Throws `WrongUse` with what to set. */
export function requireModel(env: Terminal['env']): ModelConfig {
	const read = readModelConfig(env);
	if (!('settings' in read)) throw new WrongUse(read.join('\n'));
	if (read.settings.length > 0) return read;
	throw new WrongUse(
		'No model is configured: set MODEL_PROVIDER, MODEL_NAME and what docs/models.md says beside them.',
	);
}

interface Reading extends Told {
	readonly text: string;
	readonly input: ReadingInput;
}

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
