import type { EngineResult } from '#engine/result-model';
import { promptAnswerFrom } from './prompt-answer.ts';

/** A result from the engine's thread: the fields that the server needs, and the whole answer as JSON text. */
export interface WrittenResult {
	readonly outcome: EngineResult['outcome'];
	readonly isAlreadyGood: boolean;
	readonly taskType: string;
	/** Empty for a clarification. */
	readonly prompt: string;
	/** The `PromptAnswer`, as the text of a JSON object. */
	readonly json: string;
}

/** Serialises a result in the engine's thread, because copying its hundreds of objects between threads costs more. */
export function writeResult(result: EngineResult): WrittenResult {
	const answer = promptAnswerFrom(result);
	return {
		outcome: result.outcome,
		isAlreadyGood: answer.alreadyGood,
		taskType: answer.taskType,
		prompt: answer.optimised_prompt,
		json: JSON.stringify(answer),
	};
}
