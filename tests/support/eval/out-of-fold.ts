import { linearModel } from '#engine/learned/linear-model';
import { soundsAsIfMissing } from '#engine/learned/missing';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { lacksMaterial } from '#engine/reading/flags/missing-material';
import { read } from '#engine/reading/read';
import { decideToAsk } from '#engine/tasks/ask';
import { classifyTask } from '#engine/tasks/classify';
import { isLeftOpen } from '#engine/tasks/left-open';
import { findSlots } from '#engine/tasks/slots';
import { TASK_TYPES } from '#engine/tasks/task-types';
import { foldOf, judgedOutOfFold } from '#scripts/train/folds';

/**
 * The engine's decision to ask, with the model replaced by one that was trained without the row: what to expect of rows
 * nobody has seen.
 */
export function askingOutOfFold(): (prompt: string) => boolean {
	const models = judgedOutOfFold('asking').map(linearModel);
	return (prompt) => {
		const reading = read(prompt);
		const guess = classifyTask(reading);
		const task = TASK_TYPES[guess.id];
		const slots = findSlots(reading, task, DEFAULT_MODIFIERS);
		const judge = models[foldOf(prompt)];
		return decideToAsk(reading, guess, task, slots, [], () => isLeftOpen(reading, judge)) !== null;
	};
}

/** The type told, likewise by a model that has not seen the row. */
export function typeOutOfFold(): (prompt: string) => string {
	const models = judgedOutOfFold('kinds').map(linearModel);
	return (prompt) => {
		const model = models[foldOf(prompt)];
		return classifyTask(read(prompt), model?.judge).id;
	};
}

/** Whether a passage is known to be missing, likewise. */
export function lackingOutOfFold(): (prompt: string) => boolean {
	const models = judgedOutOfFold('material').map(linearModel);
	return (prompt) => {
		const { clauses, material, facts, text } = read(prompt);
		const instruction = clauses.map(({ span }) => span.text).join(' ');
		const model = models[foldOf(prompt)];
		return lacksMaterial(clauses, material, facts, instruction, text, (said) => soundsAsIfMissing(said, model));
	};
}
