import type { Clause, Reading } from '#engine/types';
import { isOurs } from '../ploop-marks.ts';
import { findAll, type Source } from '../source.ts';

const LONG = 600;
/** Shortest text that counts as a finished prompt if it has marked headings; others must be longer. */
const LONG_WITH_HEADINGS = 200;
/** A heading needs a word: marks alone may be the wall of a drawn grid. */
const MARKED_HEADING = /^[ \t]{0,4}(?:#{1,6} (?=[^\n]{0,10}\p{L}{2})|<[a-z][\w-]{1,30}>[ \t]*$)/gmu;
/** A line that gives the assistant a role; "You are given a tweet" does not. */
const ROLE_LINE =
	/^\W{0,6}(?:you(?: a|')re(?! (?:given|provided|shown|presented|asked)\b)|act as|i want you to act as|imagine you are|assume the role|your role|# ?role|<role>|role:|system:?|as an? [\w -]{3,40},)/im;
const HEADING =
	/^[ \t]{0,4}(?:#{1,6} (?=[^\n]{0,10}\p{L}{2})|\*\*[^*\n]{2,60}\*\*:?[ \t]*$|<[a-z][\w-]{1,30}>[ \t]*$|[A-Z][\w &/-]{2,40}:[ \t]*$)/gmu;

/** Whether the text is a finished prompt: a PLOOP result (headings and closing line), or another well-formed prompt. */
export function findAlready(source: Source, clauses: readonly Clause[]): Reading['already'] {
	if (isOurs(source)) return 'ploop';
	const { folded } = source;
	const stated = clauses.reduce((sum, clause) => sum + clause.constraints.length, 0);
	const rules = Math.max(stated, clauses.filter(({ role }) => role === 'rule').length);
	if (rules < 3) return null;
	const hasHeadings = (heading: RegExp) => findAll(source, { start: 0, end: folded.length }, heading).length >= 3;
	if (folded.length > LONG_WITH_HEADINGS && hasHeadings(MARKED_HEADING)) return 'wellformed';
	const hasShape = ROLE_LINE.test(folded.slice(0, 400)) || hasHeadings(HEADING);
	return folded.length > LONG && hasShape ? 'wellformed' : null;
}
