import { keptByText } from '#engine/reading/matching/kept-by-text';
import { everySaid, says, whereSaid } from '#engine/reading/matching/says';
import type { Edit } from './edit-model.ts';

interface Range {
	readonly start: number;
	readonly end: number;
}

/** Edits for a value that is corrected later in the text: they replace the value and remove the correction. */
export function saidAgain(text: string, ranges: readonly Range[], known: readonly Edit[]): Edit[] {
	const found = countAgain(text, ranges, known);
	if (found.length > 0) return found;
	const value = valueAgain(text, ranges, known);
	return value.length > 0 ? value : nameAgain(text, ranges, known);
}

/** "actually make it 4", as a sentence of its own: corrects the number at the start of the text. */
const COUNTS_AGAIN =
	/(?<=[.!?,;\n]\s*)(?:oh |um+ )?(?:(?:actually|no wait|wait|no|sorry|hm+|scrap that|scratch that),?\s){1,2}(?:(?:make (?:it|that)|do)\s)?(\d{1,3})(?:\s(?:instead|pls|please|(?:is|are|will be) (?:enough|fine|ok|plenty)))?\s*(?:[.!,;]|(?=\n)|$)/giu;
/** A figure with a noun, in a sentence that ends in the correction: "so 4 runs a week, no make it 3". */
const ONLY_COUNT = /(?<![\p{L}\d.,:£$€])\d{1,3}(?=\s\p{L}{3,})/gu;
const MAKES_AGAIN = /\b(?:it|that|do|actually|no|wait|sorry),?\s\d/i;
/**
 * The first figure, after at most five words. No character may match two parts of this pattern, or it would backtrack
 * for years.
 */
const FIRST_COUNT = /^(?:\W*[A-Za-z][\p{L}'’]*(?![\p{L}'’])){0,5}\W*(?<![\p{L}\d])(\d{1,3})(?=\s\p{L}{3,})/u;

/** The last match of `COUNTS_AGAIN` in a text; cached, because the same text is searched part by part. */
const lastAgain = keptByText((text): RegExpExecArray | null =>
	says(text, MAKES_AGAIN) ? (everySaid(text, COUNTS_AGAIN).at(-1) ?? null) : null,
);

function countAgain(text: string, ranges: readonly Range[], known: readonly Edit[]): Edit[] {
	const again = lastAgain(text);
	const [first] = ranges;
	if (!again?.[1] || !first) return [];
	const words = { start: again.index, end: again.index + again[0].length };
	if (!ranges.some(({ start, end }) => start <= words.start && words.end <= end)) return [];
	if (known.some((one) => one.start < words.end && words.start < one.end)) return [];
	const within = countWithin(text, words);
	if (within) return within;
	const count = FIRST_COUNT.exec(text.slice(first.start, first.end));
	if (!count?.[1]) return [];
	const end = first.start + count[0].length;
	if (words.start < end || known.some((one) => one.start < words.end && end < one.end)) return [];
	return [
		{ rule: 'correction', start: end - count[1].length, end, to: again[1] },
		{ rule: 'correction', ...words, to: '' },
	];
}

/** The edits if the correction ends a sentence with a single figure, which is then the corrected one. */
function countWithin(text: string, { start, end }: Range): Edit[] | null {
	const begins = Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
	const sentence = text.slice(begins, start);
	const counts = [...sentence.matchAll(ONLY_COUNT)];
	const [count] = counts;
	if (!count || counts.length > 1 || !/[,;]\s*$/.test(sentence)) return null;
	const at = begins + count.index;
	const cut = start - (/[,;]\s*$/.exec(sentence)?.[0].length ?? 0);
	const kept = /[.!]$/.test(text.slice(start, end)) ? end - 1 : end;
	const to = /(\d+)\D*$/.exec(text.slice(start, end))?.[1] ?? '';
	return [
		{ rule: 'correction', start: at, end: at + count[0].length, to },
		{ rule: 'correction', start: cut, end: kept, to: '' },
	];
}

const OPENS_BACK =
	"(?<=(?:[.!?,;\\n]|\\.{2,5}|…)\\s{0,3})(?:oh |um+ |ah )?(?:no,? sorry|sorry,? no|no,? wait|wait,? no|oh,? wait|wait|sorry|oops|no,? actually|actually,? no|actually|scratch that|scrap that|correction),?:?\\s(?:it'?s |its |make (?:it|that) |i mean(?:t)? |on |(?:we|i) have |there are |there's )?";
const COUNT = '\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** "no sorry 13 weeks", "no sorry, thursday": a correction one or two sentences after the value. */
const COUNT_AGAIN = new RegExp(`${OPENS_BACK}(${COUNT})\\s(\\p{L}{3,12})(?!\\p{L})(?: now)?[,.]?\\s?`, 'iu');
/** "make it 600 words actually": corrects a figure with the same unit. */
const MADE_AGAIN = new RegExp(
	`(?<=[.!?,;\\n]\\s{0,3})(?:oh |but |and |actually,? )?make (?:it|that) (${COUNT})\\s(\\p{L}{3,12})(?: (?:actually|instead|please|pls))?(?:[,.]\\s?|(?=\\n)|$)`,
	'iu',
);
const DAY_AGAIN = new RegExp(`${OPENS_BACK}(${DAY})(?!\\p{L})[,.]?\\s?`, 'iu');

/** "actually 2024 not 2023", "also I lied, it's 250 words not 300": a correction that repeats the old value. */
const RATHER = new RegExp(
	`(?<=[.!?,;\\n]\\s{0,3})(?:also,? |and |but |oh )?(?:actually|sorry|no|oops|i mean(?:t)?|i lied|i was wrong|my mistake|correction)[,:]? (?:it'?s |its |make it )?(\\d(?:[\\d.:]*\\d)?|${DAY})(?: (\\p{L}{3,12}))?,? not (\\d(?:[\\d.:]*\\d)?|${DAY})(?![\\p{L}\\d])(?: \\2)?[,.]?\\s?`,
	'iu',
);
/** "no sorry 13": a bare figure, which counts only if there is one figure before it. */
const BARE_AGAIN = new RegExp(`${OPENS_BACK}(\\d{1,4})(?=[,.]?\\s*(?:[.,;!\\n]|$))[,.]?\\s?`, 'iu');
const FIGURE = /(?<![\p{L}\d.,:£$€])\d{1,4}(?=\s\p{L}{3,})/gu;
const DIGITS = /\d+/g;

/** "... make it 84 people, two just cancelled": the reason goes too, or the two would be subtracted again. */
const WHY_AGAIN =
	/^,?\s?(?:(?:as|because|since) )?(?:one|two|three|four|five|\d+|some|a couple|they|he|she|someone) (?:\p{L}+ )?(?:just |have |has )*(?:cancel\p{L}*|dropped out|pulled out|can'?t (?:come|make it))(?:[.!]\s?|(?=\s*(?:[,;\n]|$)))/iu;

/** "make it 4 mins because my mum wants me to ...": the reason becomes a separate sentence. */
const BECAUSE = /^(?:because|bc|cos|since|as) (?=(?:i|we|my|our|he|she|they|there|it)\b)/iu;

function valueAgain(text: string, ranges: readonly Range[], known: readonly Edit[]): Edit[] {
	const [opens, closes] = [ranges[0]?.start ?? 0, ranges.at(-1)?.end ?? 0];
	const said = text.slice(opens, closes);
	const rather = whereSaid(said, RATHER);
	const measured = rather ?? whereSaid(said, COUNT_AGAIN) ?? whereSaid(said, MADE_AGAIN) ?? whereSaid(said, DAY_AGAIN);
	const bare = measured ? null : whereSaid(said, BARE_AGAIN);
	const again = measured ?? bare;
	if (!again?.[1] || (bare && said.slice(0, bare.index).match(DIGITS)?.length !== 1)) return [];
	const unit = rather || again[2] === undefined ? '' : `(?=\\s${again[2].replace(/s$/i, '')}s?(?!\\p{L}))`;
	const same = rather
		? new RegExp(`(?<![\\p{L}\\d.,:])${rather[3]?.replaceAll('.', '\\.')}(?![\\p{L}\\d])`, 'giu')
		: bare
			? FIGURE
			: new RegExp(`(?<![\\p{L}\\d.,:])(?:${again[2] === undefined ? DAY : COUNT})(?!\\p{L})${unit}`, 'giu');
	const before = [...said.slice(0, again.index).matchAll(same)];
	const [first] = before;
	// With several earlier values it is unknown which one is corrected.
	if (before.length !== 1 || !first || first[0].toLowerCase() === again[1].toLowerCase()) return [];
	const value = { start: opens + first.index, end: opens + first.index + first[0].length };
	const behind =
		rather || bare ? 0 : sameWords(said.slice(first.index + first[0].length), said.slice(again.index), again);
	const taken = again[0].length + behind;
	const behindIt = said.slice(again.index + taken);
	const reason = rather ? 0 : ((WHY_AGAIN.exec(behindIt) ?? BECAUSE.exec(behindIt))?.[0].length ?? 0);
	const words = inRange(ranges, opens + again.index, taken + reason);
	const isSaid = (one: Range) => ranges.some(({ start, end }) => start <= one.start && one.start < end);
	const isKnown = known.some(({ start, end }) => start < words.end && value.start < end);
	if (isKnown || !isSaid(value) || !isSaid(words)) return [];
	return [
		{ rule: 'correction', ...value, to: again[1] },
		{ rule: 'correction', ...words, to: '' },
	];
}

/** "called Bolt. no not Bolt, Nut.": corrects a name. */
const ANOTHER_NAME =
	/(?<=[.!?,;\n]\s{0,3})(?:no|sorry|oops|wait)[,.]? not (\p{Lu}\p{L}+), (?:but )?(\p{Lu}\p{L}+)(?:[,.]\s?|$)/u;

function nameAgain(text: string, ranges: readonly Range[], known: readonly Edit[]): Edit[] {
	const [opens, closes] = [ranges[0]?.start ?? 0, ranges.at(-1)?.end ?? 0];
	const again = whereSaid(text.slice(opens, closes), ANOTHER_NAME);
	if (!again?.[1] || !again[2]) return [];
	const [, wrong, right] = again;
	const words = inRange(ranges, opens + again.index, again[0].length);
	const said = [...text.slice(opens, words.start).matchAll(new RegExp(`\\b${wrong}\\b`, 'g'))];
	if (said.length === 0 || known.some(({ start, end }) => start < words.end && words.start < end)) return [];
	const names = said.map(
		({ index }): Edit => ({ rule: 'correction', start: opens + index, end: opens + index + wrong.length, to: right }),
	);
	return [...names, { rule: 'correction', ...words, to: '' }];
}

/** The range of the correction, cut off at the end of the range that it begins in. */
function inRange(ranges: readonly Range[], start: number, length: number): Range {
	const end = ranges.find((range) => range.start <= start && start < range.end)?.end ?? start + length;
	return { start, end: Math.min(start + length, end) };
}

const WORD = /^[^\p{L}\p{N}.!?,;]*[\p{L}’']+/u;

/** Length of the words after the unit that the correction repeats: "3 subject lines ... sorry, 5 subject lines". */
function sameWords(first: string, rest: string, again: RegExpExecArray): number {
	const unit = again[2] ?? '';
	let [before, after] = [first.slice(first.indexOf(unit) + unit.length), rest.slice(again[0].length)];
	let length = 0;
	for (;;) {
		const [one, other] = [WORD.exec(before)?.[0], WORD.exec(after)?.[0]];
		if (unit === '' || !one || !other || one.trim().toLowerCase() !== other.trim().toLowerCase()) return length;
		length += other.length;
		[before, after] = [before.slice(one.length), after.slice(other.length)];
	}
}
