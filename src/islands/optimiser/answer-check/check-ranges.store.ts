import { atom } from '#islands/store/atom.ts';
import type { MarkedRange } from '../result/segments.ts';

/** Ranges of the checked rules in the text as sent, so that they can be highlighted there. */
export const $checkRanges = atom<readonly MarkedRange[]>([]);
