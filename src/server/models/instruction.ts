import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadingInput } from '#engine/proposals/reading-input';

const FILE = join(import.meta.dirname, '../../../content/models/instruction.md');

/** The instruction for every model, from the operator's file. */
export const readInstruction = (file: string = FILE): string => readFileSync(file, 'utf8').trim();

/** The user message for a model, as JSON data. */
export const inputText = (input: ReadingInput): string => JSON.stringify(input);

/** The message of the repair call: the beginning of the wrong answer, and the form that is required. */
export const repairText = (input: ReadingInput, answer: string): string =>
	JSON.stringify({ ...input, yourAnswer: answer.slice(0, 4000), fault: 'It was not the JSON that was asked for.' });
