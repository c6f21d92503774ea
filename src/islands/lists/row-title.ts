import { excerptStart } from './excerpt-start.ts';

/** More than the widest row has room for: the style sheet cuts the text where its row ends. */
const MOST = 240;

/** A typed text as the title of its row. */
export const rowTitle = (text: string): string => excerptStart(text, MOST);
