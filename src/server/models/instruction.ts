import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadingInput } from '#engine/proposals/reading-input';

const FILE = join(import.meta.dirname, '../../../content/models/instruction.md');

/** What every model is told, as the operator has it. */
export const readInstruction = (file: string = FILE): string => readFileSync(file, 'utf8').trim();

/** What a model is given to read: data, and nothing else. */
export const inputText = (input: ReadingInput): string => JSON.stringify(input);

/** The one repair call: what came, cut short, and what is wanted. */
export const repairText = (input: ReadingInput, answer: string): string =>
	JSON.stringify({ ...input, yourAnswer: answer.slice(0, 4000), fault: 'It was not the JSON that was asked for.' });
