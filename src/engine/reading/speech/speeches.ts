import { GERMAN } from './languages/de.ts';
import { SPANISH } from './languages/es.ts';
import { FRENCH } from './languages/fr.ts';
import { ITALIAN } from './languages/it.ts';
import { JAPANESE } from './languages/ja.ts';
import { POLISH } from './languages/pl.ts';
import { PORTUGUESE } from './languages/pt.ts';
import { CHINESE } from './languages/zh.ts';
import type { Speech } from './speech.ts';

/** By language code; in other languages (English is read elsewhere) the parts stay as the tagger cuts them. */
export const SPEECHES: Readonly<Record<string, Speech>> = {
	es: SPANISH,
	fr: FRENCH,
	de: GERMAN,
	pt: PORTUGUESE,
	it: ITALIAN,
	pl: POLISH,
	ja: JAPANESE,
	zh: CHINESE,
};
