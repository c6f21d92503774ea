import type { Reading } from '#engine/types';
import stored from '../learned/data/asking.weights.json' with { type: 'json' };
import { linearModel } from '../learned/linear-model.ts';
import { judgedText } from './judged-text.ts';
import { countWords } from './request.ts';

/** Whatever a longer request leaves open, something useful can be done with it. */
const MOST_WORDS = 22;
/** Chosen on the rows set apart: hardly one request in thirty is then asked about in vain. */
export const OPEN_SHARE = 0.4;

const { judge } = linearModel(stored);

/** Whether the object of the work is missing: "continue", "make it shorter", "fix this error" with nothing there. */
export function isLeftOpen(reading: Reading): boolean {
	if (reading.material.length > 0 || countWords(reading) > MOST_WORDS) return false;
	const [, open = 0] = judge(judgedText(reading));
	return open > OPEN_SHARE;
}
