import type { EngineResult } from '#engine/result-model';
import { promptAnswerFrom } from './prompt-answer.ts';

/** An engine result as it comes from the engine's thread: what the server asks of it, and the rest as it goes out. */
export interface WrittenResult {
	readonly outcome: EngineResult['outcome'];
	readonly isAlreadyGood: boolean;
	readonly taskType: string;
	/** Empty for a question back. */
	readonly prompt: string;
	/** The `PromptAnswer`, as the text of a JSON object. */
	readonly json: string;
}

/** Written once, where the engine runs: to copy some hundred objects between threads costs more than to write them out. */
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
