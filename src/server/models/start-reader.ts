import { setTimeout as delay } from 'node:timers/promises';
import { inTurn } from './ask-readers.ts';
import { readInstruction } from './instruction.ts';
import type { ModelCatalogue } from './model-catalogue.ts';
import type { ModelConfig, ModelSetting } from './model-config.ts';
import { modelReader } from './model-reader.ts';
import type { Reader } from './reader.ts';
import { wireTo } from './wires.ts';

const MOST_BYTES = 512 * 1024;

export const idOf = ({ provider, name }: ModelSetting): string => `${provider} ${name}`;

/** The configured models as one reader. */
export function startReader(
	{ settings }: ModelConfig,
	{ times }: Pick<ModelCatalogue, 'times'>,
	now: () => Date,
): Reader {
	const limits = { ...times, mostBytes: MOST_BYTES };
	const instruction = readInstruction();
	const readers = settings.map((setting) =>
		modelReader({ id: idOf(setting), model: wireTo(setting, limits), instruction, wholeMs: times.wholeMs, now }),
	);
	const wait = (ms: number, signal: AbortSignal) => delay(ms, null, { signal });
	return inTurn(readers, { now, chance: Math.random, wait });
}
