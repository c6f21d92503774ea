import type { Reading } from '#engine/types';
import stored from '../learned/data/asking.weights.json' with { type: 'json' };
import { type LinearModel, linearModel } from '../learned/linear-model.ts';
import { countWords } from './request.ts';

/** The model was trained on requests of one line in English, and knows nothing of others. */
const FEWEST_WORDS = 4;
const MOST_WORDS = 30;
/** Chosen on five folds of the training rows: three questions in four are then about a detail people called indispensable. */
const OPEN_SHARE = 0.45;
/** Above this the request is of another kind than those the raters saw. */
const ELSEWHERE_SHARE = 0.3;

const model = linearModel(stored);

/** Whether a request is to be asked about though no rule says so. */
export type JudgeOpen = (reading: Reading) => boolean;

/** Whether a request of one line leaves open what people, shown many like it, said they could not do without. */
export function isLeftOpen(reading: Reading, { judge }: LinearModel = model): boolean {
	if (reading.language.code !== 'en' || reading.material.length > 0 || reading.lacksMaterial) return false;
	const text = reading.text.trim();
	if (text.includes('\n')) return false;
	const words = countWords(reading);
	if (words < FEWEST_WORDS || words > MOST_WORDS) return false;
	const [settled = 0, open = 0, elsewhere = 1] = judge(text);
	return elsewhere < ELSEWHERE_SHARE && open > OPEN_SHARE * (open + settled);
}
