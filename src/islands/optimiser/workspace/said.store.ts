import { atom } from '#islands/store/atom.ts';

/** The announcement about the result. `key`: makes the same sentence be announced again. */
export const $said = atom<{ readonly text: string; readonly key: string }>({ text: '', key: '' });
