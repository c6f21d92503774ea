import { SURE_OF_FAMILY } from '#engine/knowledge/sureness';
import { say } from '#engine/locales/say';
import type { Brief } from '../brief.ts';
import { findContradictions } from './contradictions.ts';

/** All notices are shown, and questions up to this total. */
const AT_MOST = 6;

/** Points that the person may still settle: contradictions, then overruled options, then open questions. */
export function findRefinements(brief: Brief, leftOut: readonly string[]): string[] {
	const { code } = brief.reading.language;
	const shown = new Set(brief.gaps.map(({ rule }) => rule));
	// If the genre is sure, its questions are shown instead of these.
	const hasOwn = (brief.advice.genre?.sureness ?? 0) >= SURE_OF_FAMILY;
	const questions = (brief.guess.id === 'other' || hasOwn ? [] : brief.slots)
		.filter(({ filledBy, question }) => filledBy === undefined && question !== undefined)
		.filter(({ name }) => !shown.has(`gap.${name}`))
		.map(({ question }) => say(code, question ?? ''));
	const notices = new Set([...findContradictions(brief), ...brief.reading.conflicts, ...leftOut]);
	return [...notices, ...questions.slice(0, Math.max(0, AT_MOST - notices.size))];
}
