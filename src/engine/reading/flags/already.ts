import type { Clause, Reading } from '#engine/types';
import { isOurs } from '../ploop-marks.ts';

const LONG = 600;
const ROLE_LINE =
	/^\W{0,6}(?:you are|you're|act as|i want you to act as|imagine you are|assume the role|your role|# ?role|<role>|role:|system:?|as an? [\w -]{3,40},)/im;
const HEADING =
	/^[ \t]{0,4}(?:#{1,6} \S|\*\*[^*\n]{2,60}\*\*:?[ \t]*$|<[a-z][\w-]{1,30}>[ \t]*$|[A-Z][\w &/-]{2,40}:[ \t]*$)/gm;

/** Whether the text is a finished prompt: ours (headings and closing line), or somebody's well-formed one. */
export function findAlready(folded: string, clauses: readonly Clause[]): Reading['already'] {
	if (isOurs(folded)) return 'ploop';
	const stated = clauses.reduce((sum, clause) => sum + clause.constraints.length, 0);
	const rules = Math.max(stated, clauses.filter(({ role }) => role === 'rule').length);
	const hasShape = ROLE_LINE.test(folded.slice(0, 400)) || (folded.match(HEADING)?.length ?? 0) >= 3;
	return folded.length > LONG && rules >= 3 && hasShape ? 'wellformed' : null;
}
