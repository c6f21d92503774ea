import { CLOSING_LINES, HEADED, headingIn } from '../locales/marks.ts';
import { PLOOP_CLOSING, PLOOP_HEADINGS } from './data/ploop-marks.ts';
import { fold } from './fold.ts';
import { occurs } from './matching/search.ts';
import type { Source } from './source.ts';

const LEAST_HEADINGS = 4;

interface Marks {
	readonly closing: string;
	readonly headings: readonly string[];
}

/** Closing line and headings by language, folded like the text they are looked for in. */
const MARKS: readonly Marks[] = [...CLOSING_LINES]
	.filter(([, code]) => code !== 'en')
	.map(([closing, code]) => ({
		closing: fold(closing).folded,
		headings: HEADED.map((section) => fold(headingIn(code, section)).folded),
	}));

/** Whether a text is a PLOOP result: it has the closing line and most of the headings or tags, in any language. */
export function isOurs({ folded, stems }: Source): boolean {
	if (occurs(folded, PLOOP_CLOSING, stems)) return countEnglish(folded) >= LEAST_HEADINGS;
	const marks = MARKS.find(({ closing }) => folded.includes(closing));
	if (!marks) return false;
	const own = marks.headings.filter((heading) => folded.includes(`## ${heading}\n`)).length;
	return Math.max(own, countEnglish(folded)) >= LEAST_HEADINGS;
}

const countEnglish = (folded: string) => PLOOP_HEADINGS.filter((heading) => heading.test(folded)).length;
