import { mix } from './hash.ts';
import { lineWords } from './line-words.ts';

/** A line that is not blank, as UTF-16 offsets. */
export interface TextLine {
	readonly start: number;
	readonly end: number;
	/** The index of its paragraph, and the number of blank lines directly before it. */
	readonly paragraph: number;
	readonly blanksBefore: number;
}

const MOST_LINES = 400;

/** The lines of a text that are not blank, in order. */
export function textLines(text: string): TextLine[] {
	const lines: TextLine[] = [];
	let paragraph = 0;
	let blanks = 0;
	for (let start = 0; start <= text.length && lines.length < MOST_LINES; ) {
		const stop = text.indexOf('\n', start);
		const end = stop < 0 ? text.length : stop;
		if (text.slice(start, end).trim() === '') blanks++;
		else {
			if (blanks > 0 && lines.length > 0) paragraph++;
			lines.push({ start, end, paragraph, blanksBefore: lines.length > 0 ? blanks : 0 });
			blanks = 0;
		}
		start = end + 1;
	}
	return lines;
}

const MOST_WORDS = 40;

/** The features of each line as 32-bit hashes, not yet reduced to buckets. */
export function lineFeatures(text: string, lines: readonly TextLine[]): number[][] {
	const words = lines.map(({ start, end }) => lineWords(text.slice(start, end)));
	const looks = lines.map(({ start, end }) => lookOf(text.slice(start, end)));
	const sizes = new Map<number, number>();
	for (const { paragraph } of lines) sizes.set(paragraph, (sizes.get(paragraph) ?? 0) + 1);
	const paragraphs = sizes.size;
	const lead = (words[0] ?? []).slice(0, MOST_WORDS);
	const leadMarks = [...new Set(lead)].slice(0, 24);
	return looks.map((look, at) => {
		const line = lines[at] as TextLine;
		const own = words[at] ?? [];
		const before = words[at - 1] ?? [];
		const after = words[at + 1] ?? [];
		const found: number[] = [];
		const put = (kind: number, value: number) => found.push(mix(value, kind + 1000));
		const word = (list: readonly number[], place: number) => list.at(place) ?? 1;
		const place = Math.min(at, 3);
		const fromEnd = Math.min(lines.length - 1 - at, 2);
		const inParagraph = Math.min(sizes.get(line.paragraph) ?? 1, 5);
		const isNew = line.blanksBefore > 0 ? 1 : 0;
		put(1, place);
		put(2, fromEnd);
		put(3, mix(place, fromEnd));
		put(4, mix(Math.min(line.paragraph, 3), Math.min(paragraphs, 4)));
		put(5, mix(paragraphs - 1 === line.paragraph ? 1 : 0, mix(isNew, Math.min(paragraphs, 4))));
		put(6, inParagraph);
		put(7, look.opening);
		put(8, look.closing);
		put(9, look.code);
		put(10, look.size);
		put(11, mix(look.opening, look.size));
		put(12, word(own, 0));
		put(13, mix(word(own, 0), word(own, 1)));
		put(14, word(own, -1));
		put(15, word(before, -1));
		put(16, mix(word(before, -1), word(before, -2)));
		put(17, mix(word(before, -1), isNew));
		put(18, word(before, 0));
		put(19, word(after, 0));
		put(20, mix(look.opening, looks[at - 1]?.opening ?? 0));
		put(21, mix(isNew, look.opening));
		put(22, mix(look.closing, look.size));
		put(23, mix(word(own, 0), fromEnd));
		put(24, mix(word(own, 0), isNew));
		put(25, look.label);
		for (const one of own.slice(0, MOST_WORDS)) {
			put(30, one);
			if (isNew || at === 0) put(31, one);
			if (fromEnd === 0) put(32, one);
		}
		if (at > 0) for (const one of leadMarks) put(33, mix(one, Math.min(line.paragraph, 2)));
		return found;
	});
}

interface Look {
	readonly opening: number;
	readonly closing: number;
	readonly code: number;
	readonly size: number;
	readonly label: number;
}

/** Whether a tab, three blanks or three commas part a line. */
const hasColumns = (line: string): boolean =>
	line.includes('\t') ||
	line.includes('   ') ||
	(line.includes(',') && /,[^,\n\r\u2028\u2029]*,[^,\n\r\u2028\u2029]*,/.test(line));

function lookOf(line: string): Look {
	const said = line.trim();
	const first = said.charAt(0);
	const opening = /^[-*•–—·]/.test(said)
		? 1
		: /^\(?\d{1,3}[.):]/.test(said)
			? 2
			: /^[>|#<{}`$]/.test(said)
				? 3
				: /^["“„«「‘']/.test(said)
					? 4
					: /^\d/.test(said)
						? 5
						: first !== first.toLowerCase()
							? 6
							: /^\p{Ll}/u.test(said)
								? 7
								: 8;
	const signs = (said.match(/[{}()[\];=<>|\\$_+*/&^%]/g) ?? []).length;
	const last = said.slice(-1);
	const closing = '.!?。！？…'.includes(last)
		? 1
		: ':：'.includes(last)
			? 2
			: ',;，、'.includes(last)
				? 3
				: /[{}();>|]/.test(last)
					? 4
					: /\p{N}/u.test(last)
						? 5
						: '"”»」'.includes(last)
							? 6
							: 7;
	const indent = /^(?:\t| {2,})/.test(line) ? 1 : 0;
	const label = /^[\p{L}][\p{L} ]{0,18}:\s/u.test(said) ? 1 : hasColumns(said) ? 2 : /[|].*[|]/.test(said) ? 3 : 0;
	return {
		opening: opening + indent * 10,
		closing,
		code: Math.min(Math.floor((signs * 12) / Math.max(6, said.length)), 4),
		size: Math.min(Math.floor(Math.log2(said.length + 1)), 9),
		label,
	};
}
