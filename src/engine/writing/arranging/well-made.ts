import { findOpenFence } from '#engine/cleaning/map-prose';
import { findClosingSpans } from '#engine/locales/marks';
import type { Reading } from '#engine/types';
import { findSectionStarts } from '../rendering/section-starts.ts';

const MARKED_HEADING = /^#{1,6} \S/;
const CONTROL_TOKEN = /<\|[^|<>\n]{1,40}\|>/;
/** Up to this share of a prompt may look like a passage (a sample, a closing section) and still stand where it stands. */
const PASSAGE_SHARE = 0.5;
const ROLE_PROMPT =
	/^\W{0,6}(?:i (?:want|need|would like) you to (?:act|be|play|pretend)|(?:please )?act as|you are (?:an? |the |my |now |going to )|you will (?:act|be(?! (?:given|provided|shown|presented|asked))|play)|imagine (?:that )?you are|from now on,? you|your (?:role|task|job) is|(?:i want|let's have) you act|as an? [\w -]{3,40}, (?:you|your))/i;
const SHORTEST_ROLE_PROMPT = 240;
const SHORTEST_CLAUSES = 3;

/** Written for a model already: it opens by giving it a part, and goes on to say how to play it. */
const isRolePrompt = ({ text, clauses }: Reading): boolean =>
	text.length >= SHORTEST_ROLE_PROMPT && clauses.length >= SHORTEST_CLAUSES && ROLE_PROMPT.test(text.slice(0, 120));

/** Whether a text may stand as typed: no fence left open would take in the closing line, no mark be read as a control sign. */
export const canStand = (text: string): boolean => !CONTROL_TOKEN.test(text) && findOpenFence(text) === '';

/** A prompt that is already well made, with nothing in it that must be fenced off or broken. */
export function isWellMade(reading: Reading): boolean {
	const { already, text, material, injection } = reading;
	if (injection.length > 0 || findClosingSpans(text).length > 0) return false;
	if (!(already === 'wellformed' || isRolePrompt(reading)) || !canStand(text)) return false;
	const passages = material.map(({ span }) => span.text);
	if (passages.some((passage) => findSectionStarts(passage).length > 0)) return false;
	// Sections under a part that a model is given are the prompt itself, however much they look like a passage.
	const isUnderRole = already === 'wellformed' && ROLE_PROMPT.test(text.slice(0, 120));
	if (isUnderRole && passages.every((passage) => MARKED_HEADING.test(passage))) return true;
	return passages.join('').length / text.length <= PASSAGE_SHARE;
}
