import { pointsBack } from '#engine/reading/asks';
import type { Clause } from '#engine/types';
import { findCorrections, withUnit } from './corrections.ts';
import { findCourtesies } from './courtesies.ts';
import type { Edit } from './edit-model.ts';
import { findSpellings } from './find-spellings.ts';
import { findGreeting } from './greetings.ts';
import { findFirstNumber, findOpening, isOwnWork } from './openings.ts';
import { findOpeningElsewhere } from './openings-elsewhere.ts';

interface Range {
	readonly start: number;
	readonly end: number;
}

/** Whether a task is only the aim of the next one: "I want to write a story. Can you give me the first line?". */
const leadsTo = (words: string, then: string | undefined): boolean =>
	then !== undefined && OWN_AIM.test(words) && ASKS_YOU.test(then) && !pointsBack(then);
const OWN_AIM = /^\W{0,9}(?:(?:so|ok|hi),? )?(?:i|we)(?:'d| would)? (?:want|like|need|have) to\s/i;
const ASKS_YOU =
	/^\W{0,9}(?:can|could|would|will) (?:you|u) (?:please |pls )?(?:give|suggest|show|tell|explain|find|check|come up|list)\s/i;

/**
 * Whether a clause asks for something else than the first thing: "Talk to the history society, forty minutes. [...]
 * Help me build the slides".
 */
const asksOtherwise = ({ span: { text } }: Clause): boolean => HELPS.test(text) && !pointsBack(text);
const HELPS =
	/^\W{0,9}(?:(?:please|pls|can you|could you) )?help me (?:to )?(?:build|make|write|plan|draft|design|find)\s/i;
/** Whether an opening edit adds a verb before the mere name of a thing. */
const namesOnly = (opening: readonly Edit[]): boolean =>
	opening.some(({ start, end, to }) => to !== '' && end - start < 2);

/** "2 bikes, no, 3 now": adds the unit of the withdrawn words to the new figure. */
function unitFrom(text: string, { start, end }: Range): Edit[] {
	const from = start + (/^\W*/.exec(text.slice(start, end))?.[0].length ?? 0);
	const to = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
	const kept = withUnit(text.slice(from, end), text.slice(to));
	return kept ? [{ rule: 'correction', start: to, end: to + kept.length, to: kept.to }] : [];
}

/**
 * Every light edit of the person's words, in order, without overlaps: chatter and superseded words are removed,
 * requests are worded as instructions, and everyday misspellings and shorthand are corrected.
 *
 * @param untouched ranges of quotations, addresses and code, in which nothing changes
 */
export function findEdits(
	text: string,
	clauses: readonly Clause[],
	untouched: readonly Range[],
	language: string,
): Edit[] {
	// Brackets only prevent a cut; the words inside are edited like others.
	const quoted = untouched.filter(({ start }) => text.charAt(start) !== '(');
	const gone = clauses.filter(({ role }) => role === 'filler');
	const left = clauses.filter(({ role }) => role !== 'filler');
	const tasks = left.filter(({ part }) => part === 'task');
	const found: Edit[] = [
		...(left.length === 0 ? [] : gone).map(
			({ span, part }): Edit => ({
				rule: part === 'superseded' ? 'correction' : 'filler',
				start: span.start,
				end: span.end,
				to: '',
			}),
		),
		...gone.filter(({ part }) => part === 'superseded').flatMap(({ span }) => unitFrom(text, span)),
		...findCorrections(
			text,
			left.map(({ span }) => span),
		),
		...(language === 'en'
			? tasks.flatMap(({ span }, at) => {
					const words = text.slice(span.start, span.end);
					if (leadsTo(words, tasks[at + 1]?.span.text)) return [];
					const opening = isOwnWork(words, text) ? [] : findOpening(words, span.start);
					return namesOnly(opening) && tasks.slice(at + 1).some(asksOtherwise) ? [] : opening;
				})
			: tasks.flatMap(({ span }) => findOpeningElsewhere(text.slice(span.start, span.end), span.start, language))),
	];
	found.push(...tasks.flatMap(({ span }) => findFirstNumber(text.slice(span.start, span.end), span.start)));
	found.push(...findGreeting(text, clauses, language));
	const courtesies = left.length === 0 ? [] : findCourtesies(text, clauses, quoted, language);
	const spellings = findSpellings(
		text,
		left.map(({ span }) => span),
		quoted,
		language,
	);
	const kept: Edit[] = [];
	for (const edit of [...found, ...courtesies, ...spellings])
		if (edit.start <= edit.end && !kept.some((other) => edit.start < other.end && other.start < edit.end))
			kept.push(edit);
	// An insertion before a word is sorted before a change of the word.
	return kept.sort((a, b) => a.start - b.start || a.end - b.end);
}
