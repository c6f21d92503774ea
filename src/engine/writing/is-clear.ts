import type { Reading } from '#engine/types';
import type { Arrangement } from './arrangement.ts';
import { canStand } from './well-made.ts';

/** So many wishes beside the request need no headings to be seen; of a short request one or two more. */
const FEW = 1;
const FEW_IN_SHORT = 2;
const SHORT_WORDS = 30;
const LONGEST_WORDS = 60;

/** Whether a request is clear as it stands: one thing asked for, hardly a wish beside it, nothing pasted, nothing taken back. */
export function isClear({ text, material, clauses }: Reading, { asked, background, rules }: Arrangement): boolean {
	if (material.length > 0 || clauses.some(({ part }) => part === 'superseded')) return false;
	const words = text.trim().split(/\s+/).length;
	const others = rules.length + background.length;
	const limit = words <= SHORT_WORDS ? FEW_IN_SHORT : FEW;
	return asked.length <= 1 && others <= limit && words <= LONGEST_WORDS && canStand(text);
}
