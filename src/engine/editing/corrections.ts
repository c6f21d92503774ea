import { keptByText } from '#engine/reading/matching/kept-by-text';
import { everySaid, says } from '#engine/reading/matching/says';
import type { Edit } from './edit-model.ts';
import { saidAgain } from './said-again.ts';

const NUMBER =
	'(?:[£$€]\\s?)?\\d[\\d.,:/]*(?:\\s?[-–]\\s?\\d[\\d.:]*)?(?:(?:st|nd|rd|th)(?![a-z])|\\s?(?:am|pm|k|km|kg|m|h|%|€|£|zł|元|块|两|円|时|点|時))?';
const DAY =
	'(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?|(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)|(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?|(?:poniedzia[łl]ek|wtorek|[śs]roda|czwartek|pi[ąa]tek|sobota|niedziela)';
const TAKES_BACK =
	'(?:(?:no|oh|ah|uh|oops|hm+),? wait,?(?: no)?|wait,? no|wait|(?:no|oh),? (?:sorry|soz)|(?:sorry|soz),? no|sorry|soz|sry|my bad|hang on|hold on|i lie|oops|i mean(?:t)?|no i mean|actually|make that|or rather|scratch that|correction|no no|nope|perd[oó]n|digo|mejor dicho|no espera|non pardon|pardon|non enfin|enfin non|nein|quatsch|sorry nein|ich meine?|besser gesagt|scusa|anzi|no aspetta|no scusa|desculpa|quer dizer|ali[áa]s|n[ãa]o,? espera|nie,? sorry|nie czekaj|znaczy|przepraszam|不对|不是|说错了|いや|じゃなくて|違う|訂正)';
/** What may be between the old value and the word of correction: its unit, dots, a dash. */
const GAP = '(?:\\s\\p{L}{1,14}){0,2}\\s?(?:,|;|\\.{2,5}|…|-|–|—|\\()?\\s?';
const SOFT_GAP = '(?:\\s\\p{L}{1,14}){0,2}\\s?(?:,|;|\\.{2,5}|…|-|–|—)\\s?';
const TAIL =
	"[,:.]?\\s?(?:\\.{2,3}\\s?)?(?:\\p{L}{2,12} (?:says|said|wants) )?(?:make it |make that |it'?s |better |lieber |doch |besser |mejor |plut[oô]t )?";

const pattern = (value: string): readonly RegExp[] => [
	new RegExp(
		`(?<![A-Za-z\\d])(?:${value})(?![\\p{sc=Latin}])${GAP}${TAKES_BACK}${TAIL}(?=(?:${value})(?![\\p{L}\\d]| (?:was|were|is|are)\\b))`,
		'giu',
	),
	new RegExp(`(?<![A-Za-z\\d])(?:${value})(?![\\p{sc=Latin}])${SOFT_GAP}no,?\\s(?=(?:${value})(?![\\p{L}\\d]))`, 'giu'),
];
/** "with a pun, ah wait no puns": withdraws a wish by naming its thing again. */
const WISH =
	/(?:^|(?<=[,.;(]\s|\n))[^,.;\n(]{0,28}?(?<![\p{L}\d])(\p{L}{3,}?)s?,?\s(?:nah|ah wait|oh wait|no wait|wait|actually|scratch that|hm+|sorry),?\s(?=no\s(?:\p{L}{2,12}\s)?\1s?(?!\p{L}))/giu;
/** "3 mins no 4 mins", "2 pages, sorry one page": without a comma, or in words, the same unit must follow. */
const COUNT = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const SAME_UNIT = new RegExp(
	`(?<![\\p{L}\\d])${COUNT}\\s(\\p{L}{2,12}?)s?(?:,|\\s?\\.{2,5}|…|\\s[-–—])?\\s?(?:no|sorry|soz|wait|no,? wait|oh wait|no,? sorry|actually|nah|i mean|make that|oops),?\\s(?:make (?:it|that)\\s)?(?=${COUNT}\\s\\1s?(?![\\p{L}]))`,
	'giu',
);
/** "sat 14th, no wait sun 15th": a day with its date. */
const DATE = `(?:${DAY})(?:\\s\\d{1,2}(?:st|nd|rd|th)?(?![\\d.:]|\\s?[ap]m))?`;
/** "put a link in, nah they cut those, no links": withdraws a wish, with a reason in between. */
const WISH_FOR_REASON =
	/(?:^|(?<=[,.;(]\s|\n))[^,.;\n(]{0,40}?(?<![\p{L}\d])(\p{L}{4,}?)s?(?![\p{L}\d])[^,.;\n(]{0,28},\s(?:nah|actually|no wait|scrap that|hm+)\s[^,.;\n]{1,40},\s(?=no\s(?:\p{L}{2,12}\s)?\1s?(?!\p{L}))/giu;
/** "still hear Facebook... no, WhatsApp calls": replaces a name in mid-sentence. */
const NAME =
	/(?<=\p{Ll}\s)\p{Lu}\p{Ll}{2,}(?:,|\.{2,5}|…|\s[-–—])\s?(?:no,? wait,?|no, sorry,?|sorry,?|i mean,?|no,)\s(?=\p{Lu}\p{L}{2,}(?![\p{L}\d]))/gu;
/** Words that the slow patterns need, searched for first: "wait no ", ", nah they cut those, no ". */
const WISH_HINT = /(?<=\s)(?:nah|wait|actually|scratch that|hm+|sorry),?\sno\s/iu;
const REASON_HINT = /(?<=,\s)(?:nah|actually|no wait|scrap that|hm+)\s[^,.;\n]{1,40},\sno\s/iu;
/** "one hour, sorry 45 minutes": replaces a length of time, in any units. */
const DURATION = `(?:(?:an?|half an|\\d+(?:\\.\\d+)?|one|two|three|four|five|six|ten|twenty|thirty) )(?:min(?:ute)?|h(?:ou)?r|day|week|month)s?`;
const NUMBERS = pattern(NUMBER);
const PATTERNS: readonly { readonly at: RegExp; readonly hint?: RegExp }[] = [
	...[...NUMBERS, ...pattern(DATE), ...pattern(DURATION)].map((at) => ({ at })),
	{ at: WISH, hint: WISH_HINT },
	{ at: WISH_FOR_REASON, hint: REASON_HINT },
	{ at: SAME_UNIT },
	{ at: NAME },
];

/** Words of which every correction has one. Texts without them are not searched further. */
const HINT = new RegExp(
	`${TAKES_BACK}|nah |scrap that|scratch that|[,;.…–—-]\\s?no[ ,]|\\d \\p{L}{2,12} no,? \\d`,
	'giu',
);
/** Ranges of the words of `HINT` in a text; cached, because the same text is searched part by part. */
const hintsIn = keptByText((text): readonly Range[] =>
	everySaid(text, HINT).map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
);

/** Words that correct the words before them. The text is never split before them. */
export const OPENS_BACK =
	/^\W{0,9}(?:(?:oh |ah |um+ )?(?:no,? wait|wait,? no|wait|scrap that|scratch that|nah|no,? don['’]?t(?=\s*(?:[.,!]|$))|sorry,? (?:no|scrap|i meant?|its?|it['’]s|make)|actually,? (?:no|its?|it['’]s|make|scrap|\d)|no,? (?:make|scrap|actually|sorry|i|we|they)|make (?:it|that) (?:an? |the )?(?:\d|\p{L}+ly\b)|on second thoughts?))(?![\p{L}'’])/iu;

const LONG_NUMBER = 24;
/** Whether words begin with a telephone number or reference, which a day or a count cannot replace. */
const isLongNumber = (words: string): boolean => /^\d{5,}/.test(words);

interface Range {
	readonly start: number;
	readonly end: number;
}

/** The edits that replace a corrected value: "3, no wait 4 slides", "friday, sorry saturday". */
export function findCorrections(text: string, ranges: readonly Range[]): Edit[] {
	const found: Edit[] = [];
	const hints = hintsIn(text);
	for (const range of ranges) {
		if (!hints.some(({ start, end }) => start < range.end && range.start < end)) continue;
		const words = text.slice(range.start, range.end);
		if (hintsIn(words).length === 0) continue;
		for (const { at: one, hint } of PATTERNS) {
			if (hint && !says(words, hint)) continue;
			for (const match of everySaid(words, one)) {
				const start = range.start + match.index;
				const value = start + match[0].length;
				const end = value + saidTwice(text.slice(range.start, start), text.slice(value, range.end));
				if (found.some((other) => other.start < end && start < other.end)) continue;
				if (isLongNumber(match[0]) && !isLongNumber(text.slice(value, end + LONG_NUMBER))) continue;
				if (isEither(text.slice(range.start, start), match[0], text.slice(value, range.end))) continue;
				const kept = NUMBERS.includes(one) ? withUnit(match[0], text.slice(end, range.end)) : null;
				found.push(
					kept
						? { rule: 'correction', start, end: end + kept.length, to: kept.to }
						: { rule: 'correction', start, end, to: '' },
					...saidBefore(text, start, end, ranges),
				);
			}
		}
	}
	found.push(...saidAgain(text, ranges, found));
	return found.sort((a, b) => a.start - b.start);
}

/** The unit after the wrong figure: one or two words that are no words of correction. */
const UNIT =
	/^\d[\d.,:]*((?:\s(?!(?:no|oh|ah|um|wait|sorry|soz|sry|actually|i|make|or|nope|oops)(?![\p{L}]))\p{L}{1,14}){1,2})(?=[\s,;.…(–—-])/iu;
const BARE_FIGURE = /^\d+(?=\s?(?:[.,;:!?)](?!\d)|\n|$)|\snow\b)/;

/** "10 people, no wait 12", "88 on rounds no wait 90": a bare figure gets the unit of the figure that it corrects. */
export function withUnit(taken: string, after: string): { readonly length: number; readonly to: string } | null {
	const [unit, [figure] = []] = [UNIT.exec(taken)?.[1], BARE_FIGURE.exec(after) ?? []];
	return unit === undefined || figure === undefined ? null : { length: figure.length, to: figure + unit };
}

/** Whether a bare figure may correct either of two figures: "15 questions with 4 options, no 20". */
const isEither = (before: string, taken: string, after: string): boolean =>
	/^\d+\s\p{L}/u.test(taken) && /^\d+\s?(?:[.,;!?)\n]|$)/.test(after) && /\d\s[^.!?\n]*$/.test(before);

/** Length of a repetition after the correction: "4, 4 bullets", "fees rise to 45, fees rise to £45". */
function saidTwice(before: string, after: string): number {
	const twice = /^(\d+),?\s(?=\1\s)/.exec(after)?.[0].length;
	if (twice !== undefined) return twice;
	const said = (/[^.!?,;\n]*$/.exec(before)?.[0] ?? '').trimStart().toLowerCase();
	const again = /^\S{1,12},\s/.exec(after)?.[0] ?? '';
	const isAgain = said.trim().includes(' ') && again !== '' && after.slice(again.length).toLowerCase().startsWith(said);
	return isAgain ? again.length + said.length : 0;
}

const BEGINS = /(?:^|[.!?\n]\s*)$/;
const FIRST_DAY = new RegExp(`^(?:${DAY})`, 'iu');

/** Edits a day's first mention: "yes to sunday. [...] Sunday, sorry, its saturday". */
function saidBefore(text: string, start: number, end: number, ranges: readonly Range[]): Edit[] {
	const [wrong] = FIRST_DAY.exec(text.slice(start)) ?? [];
	const [right] = FIRST_DAY.exec(text.slice(end)) ?? [];
	if (wrong === undefined || right === undefined || !BEGINS.test(text.slice(0, start))) return [];
	const same = new RegExp(`(?<![\\p{L}\\d])${wrong}(?![\\p{L}\\d])`, 'giu');
	return [...text.slice(0, start).matchAll(same)]
		.map(({ index }) => ({ start: index, end: index + wrong.length }))
		.filter((one) => ranges.some((range) => range.start <= one.start && one.end <= range.end))
		.map((one): Edit => ({ rule: 'correction', ...one, to: right }));
}
