import type { PlannedLine } from '#engine/types';
import { asSentence } from '../as-sentence.ts';
import type { Brief } from '../brief.ts';
import { yours } from '../lines.ts';

/** The passages to work on, as sent: the renderer fences them and changes no byte. */
export function writeSource({ reading, homes }: Brief): PlannedLine[] {
	return reading.material.flatMap(({ span, kind }) => {
		const passage = yours(reading.raw.slice(span.start, span.end).toWellFormed(), `source.${kind}`, span);
		const caption = homes.captions.get(span.start);
		if (!caption) return [passage];
		return [yours(asSentence(caption.span.text, reading.language), 'caption', caption.span), passage];
	});
}
