import type { PlannedLine } from '#engine/types';
import type { Brief } from '../brief.ts';

/** What the request leaves open and what is assumed for it; the task decides which of these matter. */
export function writeCriticalGaps({ gaps }: Brief): PlannedLine[] {
	return [...gaps];
}
