import type { PlannedLine } from '#engine/types';
import type { Brief } from '../brief.ts';
import { yours } from '../lines.ts';

/** The passages to work on, as sent: the renderer fences them and changes no byte. */
export function writeSource({ reading }: Brief): PlannedLine[] {
	return reading.material.map(({ span, kind }) =>
		yours(reading.raw.slice(span.start, span.end).toWellFormed(), `source.${kind}`, span),
	);
}
