import type { FactKind } from '#engine/types';
import { ENGLISH_WORDS } from '../data/stop-words.ts';
import { FIGURE } from '../matching/stems.ts';
import { hasAny, matchesIn, type Passage } from '../passage.ts';
import type { Found } from './find-facts.ts';
import { DATE, DURATION, MONEY, TIME } from './patterns.ts';

const BOUND =
	'(?:(?:within|at least|at most|up to|under|over|about|every|less than|more than|no more than|by|before|until|since|max(?:imum)?) )?';
const LABEL =
	'(?:section|article|chapter|page|version|part|act|grade|level|phase|step|figure|table|item|number|room|unit|class|flight|question|exercise|year|age|size|route|highway|windows|form|rule|clause|volume|issue|day|week|season|episode)';
const WORD_NUMBER =
	'(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|hundred|thousand|a dozen|a couple of|half a dozen)';

const DATE_CUES: ReadonlySet<string> = new Set(
	'jan janu feb febr mar marc apr apri may jun june jul july aug augu sep sept oct octo nov nove dec dece mond tues wedn thur frid satu sund next this last spri summ autu fall wint tomo toni yest toda chri east new than hall vale rama diwa hanu the early mid late q1 q2 q3 q4 mon tue wed thu fri sat sun'.split(
		' ',
	),
);
const DURATION_CUES: ReadonlySet<string> = new Set(
	'seco sec secs minu min mins hour hr hrs day days nigh week fort mont quar year deca cent seme'.split(' '),
);
const TIME_CUES: ReadonlySet<string> = new Set(['noon', 'midn', 'midd']);

interface Measure {
	readonly kind: FactKind;
	readonly pattern: RegExp;
	readonly canOccur: (passage: Passage) => boolean;
}

const hasDigit = ({ stems }: Passage) => stems.has(FIGURE);

const MEASURES: readonly Measure[] = [
	{
		kind: 'money',
		pattern: new RegExp(
			`${BOUND}(?:${MONEY})(?:\\s?(?:-|to|and)\\s?(?:${MONEY}))?(?: (?:total|each|per \\w{3,10}|or less|or more|in total)\\b)?`,
			'gi',
		),
		canOccur: hasDigit,
	},
	{
		kind: 'time',
		pattern: new RegExp(`\\b(?:${TIME})(?: ?(?:-|to|and) ?(?:${TIME}))?`, 'gi'),
		canOccur: (passage) => hasDigit(passage) || hasAny(passage, TIME_CUES),
	},
	{
		kind: 'date',
		pattern: new RegExp(`\\b(?:${DATE})`, 'gi'),
		canOccur: (passage) => hasDigit(passage) || hasAny(passage, DATE_CUES),
	},
	{
		kind: 'duration',
		pattern: new RegExp(`\\b${BOUND}${DURATION}`, 'gi'),
		canOccur: (passage) => hasAny(passage, DURATION_CUES),
	},
	{ kind: 'number', pattern: new RegExp(`\\b${LABEL} \\d{1,6}(?:\\.\\d+)*\\b`, 'gi'), canOccur: hasDigit },
	{
		kind: 'number',
		pattern:
			/(?<![\w.])(?:[+#]|v(?=\d))?\d(?:[\d,.:/x×-]*\d)?(?:k\b|\+(?!\d))?(?: ?[%‰]| ?°[CF]?|[a-zA-Z]{1,4}\b)?(?: (?!\d)[\p{L}-]{2,16})?/gu,
		canOccur: hasDigit,
	},
	{
		kind: 'number',
		pattern: new RegExp(`\\b${WORD_NUMBER} [a-z-]{3,16}\\b`, 'gi'),
		canOccur: ({ hasNumber }) => hasNumber,
	},
];

/** Numbers with what they count, money, dates, times and durations. */
export function findMeasures(passage: Passage): Found[] {
	return MEASURES.filter(({ canOccur }) => canOccur(passage)).flatMap(({ kind, pattern }) =>
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
