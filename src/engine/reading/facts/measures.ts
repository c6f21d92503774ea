import type { FactKind } from '#engine/types';
import { ENGLISH_WORDS } from '../data/stop-words.ts';
import { matchesIn, type Passage } from '../passage.ts';
import type { Found } from './find-facts.ts';
import { DATE, DURATION, MONEY, TIME } from './patterns.ts';

const BOUND =
	'(?:(?:within|at least|at most|up to|under|over|about|every|less than|more than|no more than|by|before|until|since|max(?:imum)?) )?';
const LABEL =
	'(?:section|article|chapter|page|version|part|act|grade|level|phase|step|figure|table|item|number|room|unit|class|flight|question|exercise|year|age|size|route|highway|windows|form|rule|clause|volume|issue|day|week|season|episode)';
const WORD_NUMBER =
	'(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|hundred|thousand|a dozen|a couple of|half a dozen)';

const MEASURES: readonly (readonly [FactKind, RegExp])[] = [
	[
		'money',
		new RegExp(
			`${BOUND}(?:${MONEY})(?:\\s?(?:-|to|and)\\s?(?:${MONEY}))?(?: (?:total|each|per \\w{3,10}|or less|or more|in total)\\b)?`,
			'gi',
		),
	],
	['time', new RegExp(`\\b(?:${TIME})(?: ?(?:-|to|and) ?(?:${TIME}))?`, 'gi')],
	['date', new RegExp(`\\b(?:${DATE})`, 'gi')],
	['duration', new RegExp(`\\b${BOUND}${DURATION}`, 'gi')],
	['number', new RegExp(`\\b${LABEL} \\d{1,6}(?:\\.\\d+)*\\b`, 'gi')],
	[
		'number',
		/(?<![\w.])(?:[+#]|v(?=\d))?\d(?:[\d,.:/x×-]*\d)?(?:k\b|\+)?(?: ?[%‰]| ?°[CF]?|[a-zA-Z]{1,4}\b)?(?: (?!\d)[\p{L}-]{2,16})?/gu,
	],
	['number', new RegExp(`\\b${WORD_NUMBER} [a-z-]{3,16}\\b`, 'gi')],
];

/** Numbers with what they count, money, dates, times and durations. */
export function findMeasures(passage: Passage): Found[] {
	return MEASURES.flatMap(([kind, pattern]) =>
		matchesIn(passage, pattern).map(({ start, end, match }) => ({
			kind,
			start,
			end: kind === 'number' ? end - functionTail(match[0].trimEnd()) : end,
		})),
	);
}

/** "3 and" counts nothing: the word after a number belongs to it only when it is a noun. */
function functionTail(words: string): number {
	const last = /\s([^\s]+)$/.exec(words);
	if (!last || /\d/.test(last[1] ?? '')) return 0;
	return ENGLISH_WORDS.has((last[1] ?? '').toLowerCase()) ? last[0].length : 0;
}
