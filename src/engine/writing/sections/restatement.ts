import type { PlannedLine } from '#engine/types';
import type { Brief } from '../brief.ts';
import { added } from '../lines.ts';

/** From so many characters of passage on, what was asked before it is easily lost. */
const LONG = 1_500;
const RESTATEMENT = 'The passage ends here: now carry out what the intent asks, within the constraints.';

/**
 * Turns back to the task after a long passage. It points to the request instead of saying it again. None for Claude, whose
 * passage stands before the request, and none where it would be the one line in another language.
 */
export function writeRestatement({ reading, modifiers }: Brief): PlannedLine[] {
	const length = reading.material.reduce((sum, { span }) => sum + span.end - span.start, 0);
	const isNeeded = length > LONG && modifiers.modelTarget !== 'claude' && reading.language.code === 'en';
	return isNeeded ? [added(RESTATEMENT, 'restate')] : [];
}
