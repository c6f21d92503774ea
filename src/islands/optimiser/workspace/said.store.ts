import { atom } from 'nanostores';

/** What a screen reader is told about the result. `key`: the same sentence twice in a row is said twice. */
export const $said = atom<{ readonly text: string; readonly key: string }>({ text: '', key: '' });
