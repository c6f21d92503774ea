import { findOpenFence } from '#engine/cleaning/map-prose';
import { findClosingSpans } from '#engine/locales/marks';
import type { Reading } from '#engine/types';
import { findSectionStarts } from '../rendering/section-starts.ts';

const MARKED_HEADING = /^#{1,6} \S/;
const CONTROL_TOKEN = /<\|[^|<>\n]{1,40}\|>/;
/**
 * Largest share of a prompt that may look like a passage, such as a sample or a closing section, and still not be
 * fenced.
 */
const PASSAGE_SHARE = 0.5;
const ROLE_PROMPT =
	/^\W{0,6}(?:i (?:want|need|would like) you to (?:act|be|play|pretend)|(?:please )?act as|you are (?:an? |the |my |now |going to )|you will (?:act|be(?! (?:given|provided|shown|presented|asked))|play)|imagine (?:that )?you are|from now on,? you|your (?:role|task|job) is|(?:i want|let's have) you act|as an? [\w -]{3,40}, (?:you|your))/i;
const SHORTEST_ROLE_PROMPT = 240;
const SHORTEST_CLAUSES = 3;

/** Whether a text is already a prompt, with a role for the model and details of it. */
const isRolePrompt = ({ text, clauses }: Reading): boolean =>
	text.length >= SHORTEST_ROLE_PROMPT && clauses.length >= SHORTEST_CLAUSES && ROLE_PROMPT.test(text.slice(0, 120));

/**
 * Whether a text may stay as typed: it has no unclosed fence, which would include the closing line, and no control
 * token.
 */
export const canStand = (text: string): boolean => !CONTROL_TOKEN.test(text) && findOpenFence(text) === '';

/** Whether a text is a well-made prompt, with nothing in it that must be fenced off or escaped. */
export function isWellMade(reading: Reading): boolean {
	const { already, text, material, injection } = reading;
	if (injection.length > 0 || findClosingSpans(text).length > 0) return false;
	if (!(already === 'wellformed' || isRolePrompt(reading)) || !canStand(text)) return false;
	const passages = material.map(({ span }) => span.text);
	if (passages.some((passage) => findSectionStarts(passage).length > 0)) return false;
	// Sections under a model's role are part of the prompt, even where they look like a passage.
	const isUnderRole = already === 'wellformed' && ROLE_PROMPT.test(text.slice(0, 120));
	if (isUnderRole && passages.every((passage) => MARKED_HEADING.test(passage))) return true;
	return passages.join('').length / text.length <= PASSAGE_SHARE;
}
