import { AR } from './tables/ar.ts';
import { DE } from './tables/de.ts';
import { ES } from './tables/es.ts';
import { FR } from './tables/fr.ts';
import { HI } from './tables/hi.ts';
import { IT } from './tables/it.ts';
import { JA } from './tables/ja.ts';
import { KO } from './tables/ko.ts';
import { NL } from './tables/nl.ts';
import { PL } from './tables/pl.ts';
import { PT } from './tables/pt.ts';
import { RU } from './tables/ru.ts';
import { TR } from './tables/tr.ts';
import { ZH } from './tables/zh.ts';

/** The engine's wording in one language, by its English text. Values in braces stand in both. */
export type Table = Readonly<Record<string, string>>;

const TABLES: Readonly<Record<string, Table>> = {
	es: ES,
	fr: FR,
	de: DE,
	it: IT,
	pt: PT,
	nl: NL,
	pl: PL,
	ja: JA,
	zh: ZH,
	ko: KO,
	ar: AR,
	hi: HI,
	ru: RU,
	tr: TR,
};

/** The languages, besides English, in which the engine writes; ISO 639-1. */
export const TRANSLATED: readonly string[] = Object.keys(TABLES);

/** Null for English, and for a language that keeps English headings around the person's own words. */
export const findTable = (code: string): Table | null => TABLES[code] ?? null;
