import type { FactKind, Reading } from '#engine/types';
import stored from '../learned/data/asking.weights.json' with { type: 'json' };
import { linearModel } from '../learned/linear-model.ts';
import { judgedText } from './judged-text.ts';
import { countWords } from './request.ts';

/** Whatever a longer request leaves open, something useful can be done with it. */
const MOST_WORDS = 16;
/** Chosen on the rows set apart: hardly one request in thirty is then asked about in vain. */
export const OPEN_SHARE = 0.4;

/** "a poem about rain": its topic is said, so something can be done. "about it" and "about one page" name none. */
const NAMES_TOPIC =
	/\babout (?!(?:it|this|that|these|those|them|him|her|what|which|how|something|stuff|things|one|two|three|half|an? (?:page|hour|minute|paragraph))\b)\p{L}/iu;

/** What is worked on stands in the request, or its place does. */
const OBJECTS: ReadonlySet<FactKind> = new Set(['placeholder', 'quote', 'url', 'file', 'code']);

const { judge } = linearModel(stored);

/** Whether the object of the work is missing: "continue", "make it shorter", "fix this error" with nothing there. */
export function isLeftOpen(reading: Reading): boolean {
	if (reading.facts.some(({ kind }) => OBJECTS.has(kind))) return false;
	if (reading.material.length > 0 || countWords(reading) > MOST_WORDS || NAMES_TOPIC.test(reading.text)) return false;
	const [, open = 0] = judge(judgedText(reading));
	return open > OPEN_SHARE;
}
