import type { ConstraintKind } from '#engine/types';
import type { Brief } from './brief.ts';

/** Whether the person's own text settles a point, so that no option or default may. */
export function isSaid(brief: Brief, ...kinds: readonly ConstraintKind[]): boolean {
	return brief.rules.some(({ constraint }) => kinds.includes(constraint.kind) && constraint.polarity !== 'must_not');
}
