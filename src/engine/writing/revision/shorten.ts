import type { PlannedLine, PlannedSection } from '#engine/types';

/** What the engine says that a short result still needs: whoever chose it, or is kept safe by it, would miss it. */
const NEEDED = /^(?:closing|safety\.(?!test)|modifier\.|language\.|label\.|intent\.list|restate)/;
/** The person's words brought out a second time. */
const SECOND_COPY = /^constraint\.(?!own)/;

/** "Shorter, same facts": the engine's own lines go, and nothing of the person's but second copies. */
export const shorten = (sections: readonly PlannedSection[]): PlannedSection[] =>
	sections.map(({ id, lines }) => ({ id, lines: lines.filter(isNeeded) }));

const isNeeded = ({ origin, rule }: PlannedLine): boolean =>
	origin === 'yours' ? !SECOND_COPY.test(rule) : NEEDED.test(rule);
