import { excerptStart } from './excerpt-start.ts';

/** As many characters as one line of a row has room for, and two lines on a phone. */
const MOST = { wide: 84, phone: 70 };

/** A typed text as the title of its row; cut here and not by the style sheet, which would cut within a word. */
export const rowTitle = (text: string): string =>
	excerptStart(text, matchMedia('(min-width: 48rem)').matches ? MOST.wide : MOST.phone);
