/**
 * Prints the input that the product would send to a model for each request of a sheet, for a blind test without a model: node
 * scripts/quality/model-inputs.ts <requests.jsonl> > inputs.jsonl
 *
 * Reads `{id, prompt}` rows. Writes `{id, system, input}` rows exactly as they would be sent: the instruction, and the user's
 * turn as JSON. `input` is null when the product asks no model.
 */
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { readingInputOf } from '#engine/proposals/reading-input';
import { NO_WISHES } from '#engine/review-model';
import { inputText, readInstruction } from '#server/models/instruction';
import { filesOf, readRows, writeRow } from './sheet-rows.ts';

const [requests = ''] = filesOf('scripts/quality/model-inputs.ts <requests.jsonl>');
const system = readInstruction();
for (const { id, prompt } of readRows<{ id: string; prompt: string }>(requests)) {
	const input = readingInputOf(prompt, DEFAULT_MODIFIERS, NO_WISHES);
	writeRow({ id, system, input: input?.language === 'English' ? inputText(input) : null });
}
