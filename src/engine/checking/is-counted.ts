import type { Clause, Constraint } from '#engine/types';

const ASKS = /^(?:what|how|why|which|who|whom|whose|when|where|is|are|was|were|do|does|did|has|have|had|)$/;

/** What a question or a background fact counts is what it is about, not a size asked for. */
export const isCounted = ({ kind, items }: Constraint, { role, part, isQuestion, verb }: Clause): boolean =>
	(items ?? []).length === 0 &&
	(role === 'context' || part === 'limit' || (isQuestion && kind !== 'length' && ASKS.test(verb ?? '')));
