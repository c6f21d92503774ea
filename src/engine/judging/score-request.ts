import type { Reading } from '#engine/types';
import type { Score, ScoreCheck } from '../review-model.ts';
import { CHECKS } from './checks.ts';
import { gatherEvidence } from './evidence.ts';

/**
 * How much of what a model needs the request itself states: 0 to 100. It looks at the text alone, so it is the same for
 * every option and every result. A text without a request scores nothing, however long or rich in words it is.
 */
export function scoreRequest(reading: Reading): Score {
	const evidence = gatherEvidence(reading);
	const checks = CHECKS.map(({ id, label, most, look }): ScoreCheck => {
		const { points, finding } = look(evidence);
		return { id, label, points: Math.min(points, most), most, finding };
	});
	return { total: checks.reduce((sum, { points }) => sum + points, 0), checks };
}
