import type { FactKind } from '#engine/types';
import { ENGLISH_WORDS } from '../data/stop-words.ts';
import { FIGURE } from '../matching/stems.ts';
import { cuesFrom, hasAny, matchesIn, type Passage } from '../passage.ts';
import type { Found } from './found.ts';
import { DATE, DURATION, MONEY, TIME } from './patterns.ts';

const BOUND =
	'(?:(?:within|at least|at most|up to|under|over|about|every|less than|more than|no more than|by|before|until|since|max(?:imum)?) )?';
const LABEL =
	'(?:section|article|chapter|page|version|part|act|grade|level|phase|step|figure|table|item|number|room|unit|class|flight|question|exercise|year|age|size|route|highway|windows|form|rule|clause|volume|issue|day|week|season|episode)';
const WORD_NUMBER =
	'(?:one and a half|half an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|hundred|thousand|a dozen|a couple of|half a dozen)';

const PERSON =
	'(?:[a-z]{2,12} )?(?:adults?|toddlers?|kids?|child(?:ren)?|bab(?:y|ies)|infants?|teens?|teenagers?|seniors?|people|persons?|friends?|guests?|boys?|girls?|men|man|women|woman|parents?|dogs?|cats?)\\b';
const PERSON_CUES = cuesFrom(
	'adul todd kid kids chil baby babi infa teen seni peop pers frie gues boy boys girl men man wome woma pare dog dogs cat cats',
);

const DATE_CUES = cuesFrom(
	'jan janu feb febr mar marc apr apri may jun june jul july aug augu sep sept oct octo nov nove dec dece mond tues wedn thur frid satu sund next this last spri summ autu fall wint tomo toni yest toda chri east new than hall vale rama diwa hanu the early mid late q1 q2 q3 q4 mon tue wed thu fri sat sun',
);
const DURATION_CUES = cuesFrom(
	'seco sec secs minu min mins hour hr hrs day days nigh week fort mont quar year deca cent seme',
);
const TIME_CUES = cuesFrom('noon midn midd');
const FIGURES = cuesFrom([FIGURE]);

interface Measure {
	readonly kind: FactKind;
	readonly pattern: RegExp;
	readonly canOccur: (passage: Passage) => boolean;
}

const hasDigit = (passage: Passage) => hasAny(passage, FIGURES);

const MEASURES: readonly Measure[] = [
	{
		kind: 'money',
		pattern: new RegExp(
			`${BOUND}(?:${MONEY})(?:\\s?(?:-|to|and)\\s?(?:${MONEY}|\\d[\\d,]*k?\\b))?(?: (?:total|each|per \\w{3,10}|or less|or more|in total)\\b)?`,
			'gi',
		),
		canOccur: hasDigit,
	},
	{
		kind: 'time',
		pattern: new RegExp(
			`\\b(?:\\d{1,2}(?:[:.]\\d{2})? ?(?:-|to|and) ?)?(?:${TIME})(?: ?(?:-|to|and) ?(?:${TIME}))?`,
			'gi',
		),
		canOccur: (passage) => hasDigit(passage) || hasAny(passage, TIME_CUES),
	},
	{
		kind: 'date',
		pattern: new RegExp(`\\b(?:${DATE})`, 'gi'),
		canOccur: (passage) => hasDigit(passage) || hasAny(passage, DATE_CUES),
	},
	// "a 7 year old": an age is one fact, not a duration.
	{
		kind: 'number',
		pattern: /\b\d{1,3}(?:[ -](?:year|month|week)s?[ -]olds?|[ -]?yrs?[ -]?olds?|[ -]?y\/?o)\b/gi,
		canOccur: hasDigit,
	},
	{
		kind: 'duration',
		pattern: new RegExp(`\\b${BOUND}${DURATION}`, 'gi'),
		canOccur: (passage) => hasAny(passage, DURATION_CUES),
	},
	// "two adults and a toddler": a group of people is one fact, since half of it would be another group.
	{
		kind: 'number',
		pattern: new RegExp(
			`\\b(?:${WORD_NUMBER}|\\d{1,3}) ${PERSON}(?:(?:,|,? and|,? plus|,? with) (?:${WORD_NUMBER}|an?|one|our|my|\\d{1,3}) ${PERSON}){1,4}`,
			'gi',
		),
		canOccur: (passage) => passage.hasNumber && hasAny(passage, PERSON_CUES),
	},
	{ kind: 'number', pattern: new RegExp(`\\b${LABEL} \\d{1,6}(?:\\.\\d+)*\\b`, 'gi'), canOccur: hasDigit },
	{
		kind: 'number',
		pattern:
			/(?<![\w.]|[A-Za-z]-)(?:[+#]|v(?=\d))?\d(?:[\d,.:/x×-]*\d)?(?:k\b|\+(?!\d))?(?: ?[%‰]| ?°[CF]?|[a-zA-Z]{1,4}\b)?(?: (?!\d)[\p{L}-]{2,16})?/gu,
		canOccur: hasDigit,
	},
	{
		kind: 'number',
		pattern: new RegExp(`\\b${WORD_NUMBER}[ -][a-z-]{3,16}\\b`, 'gi'),
		canOccur: ({ hasNumber }) => hasNumber,
	},
];

/** Numbers with what they count, money, dates, times and durations. */
export function findMeasures(passage: Passage): Found[] {
	return MEASURES.filter(({ canOccur }) => canOccur(passage))
		.flatMap(({ kind, pattern }) =>
			matchesIn(passage, pattern).map(({ start, end, match }) => ({
				kind,
				start,
				end: kind === 'number' ? end - functionTail(match[0].trimEnd()) : end,
				isMark: kind === 'number' && isMark(passage.text, match),
			})),
		)
		.filter(({ isMark: isOnlyMark }) => !isOnlyMark)
		.map(({ kind, start, end }) => ({ kind, start, end }));
}

/** "1. Introduction", "Section 2:", "Tweet 3:": numbers of list items or sections, which are no facts. */
function isMark(text: string, match: RegExpExecArray): boolean {
	const said = match[0].trim();
	const after = text.slice(match.index + match[0].trimEnd().length).slice(0, 2);
	if (/^\d{1,2}$/.test(said)) {
		const before = text.slice(Math.max(0, match.index - 24), match.index);
		if (/^[.)](?:\s|$)/.test(after) && /(?:^|[\s(])$/.test(before))
			return /(?:^|[:;.,!?)\]]\s{1,3}|\s{2})\(?$/.test(before);
		return /^:/.test(after) && /(?:^|[.:;!?\s])[A-Za-z]{3,12} $/.test(before) && !/\bat $/.test(before);
	}
	const isLabel =
		/^(?:section|part|step|chapter|question|item|tweet|slide|paragraph|point|phase|example|figure|table|day|week) \d{1,2}$/i.test(
			said,
		);
	return isLabel && (/^[:.)-]/.test(after) || match.index === 0);
}

/** Small words of other languages, and words that never name what is counted. */
const LINKS: ReadonlySet<string> = new Set(
	'de del des du der die das den dem et und ou oder con mit avec sin sans ohne en para pour por per di della del e ed o y à a al au aux do da dos das em no na focused based related'.split(
		' ',
	),
);

/** Length of a function word at the end of a number's match ("3 and"): only a noun belongs to the number. */
function functionTail(words: string): number {
	const last = /\s([^\s]+)$/.exec(words);
	if (!last || /\d/.test(last[1] ?? '')) return 0;
	const word = (last[1] ?? '').toLowerCase();
	return ENGLISH_WORDS.has(word) || LINKS.has(word) ? last[0].length : 0;
}
