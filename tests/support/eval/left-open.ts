import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { NO_WISHES } from '#engine/review-model';

/** What a person who asks for the usual choices is told is open: the gap lines, up to the colon. */
export function leftOpen(request: string): string[] {
	const result = optimise(request, DEFAULT_MODIFIERS, { ...NO_WISHES, takesDefaults: true, statesDefaults: true });
	return result.criticalGaps.map((line) => line.replace(/^- /, '').split(/[:：]/)[0] as string);
}
