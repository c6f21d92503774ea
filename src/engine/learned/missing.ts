import stored from './data/material.weights.json' with { type: 'json' };
import { type LinearModel, linearModel } from './linear-model.ts';

/** Chosen on five folds of the training rows, so that hardly any complete request is suspected. */
const MISSING_SHARE = 0.62;
/** Above this the request is of another kind than those that were labelled. */
const ELSEWHERE_SHARE = 0.75;
/** Most labelled requests were of this length: words enough to tell, and no page. */
const SHORTEST = 30;
const LONGEST = 600;
/** "What is the capital of Peru?" needs nothing else. */
const QUESTION = /^\W{0,3}(?:what|who|when|where|why|how|which|is|are|do|does|did|can|could|should|would)\b/i;

const model = linearModel(stored);

/** Whether an instruction sounds like one that came with an input of its own: "Rate each review from 1 to 5." */
export function soundsAsIfMissing(instruction: string, { judge }: LinearModel = model): boolean {
	const said = instruction.trim();
	if (said.length < SHORTEST || said.length > LONGEST || QUESTION.test(said)) return false;
	const [complete = 0, missing = 0, elsewhere = 1] = judge(said);
	return elsewhere < ELSEWHERE_SHARE && missing > MISSING_SHARE * (missing + complete);
}
