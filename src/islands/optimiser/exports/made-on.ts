import { fillIn } from '../fill-in.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** "Made with PLOOP on 23 November 2026", the day being the reader's. */
export const madeOn = (sentence: string, madeAt: Date): string => fillIn(sentence, { date: DAY.format(madeAt) });
