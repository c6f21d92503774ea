import { atom } from 'nanostores';
import type { MarkedRange } from '../result/segments.ts';

/** Where the checked rules stand in the text as sent, so that the original can light them. */
export const $checkRanges = atom<readonly MarkedRange[]>([]);
