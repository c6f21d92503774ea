import { describe, expect, it } from 'vitest';
import { listTexts } from './catalogue.ts';
import { COGNATES } from './data/cognates.ts';
import { findTable, TRANSLATED } from './tables.ts';

const TEXTS = listTexts();
const values = (text: string) => [...text.matchAll(/\{\{?\w{1,12}\}?\}/g)].map(([value]) => value).sort();
const figures = (text: string) =>
	(text.replace(/(?<=\d)[.,\u00a0\u202f](?=\d{3})/g, '').match(/\d{1,6}/g) ?? []).sort();
const ENDS: Readonly<Record<string, string>> = { '。': '.', '।': '.', '？': '?', '؟': '?', '：': ':', '।।': '.' };
const endOf = (text: string) => (ENDS[text.slice(-1)] ?? text.slice(-1)).replace(/[^.?:]/, '');
const FULL_STOPS: Readonly<Record<string, string>> = { ja: '。', zh: '。', hi: '।' };
const QUESTION_MARKS: Readonly<Record<string, string>> = { ja: '？', zh: '？', ar: '؟' };

describe.each(TRANSLATED)('the wording in %s', (code) => {
	const table = findTable(code) ?? {};
	const rows = TEXTS.map((english) => [english, table[english] ?? ''] as const);

	it('has every text of the engine, and none that it no longer writes', () => {
		expect(Object.keys(table).sort()).toEqual([...TEXTS].sort());
	});

	it('leaves no text empty and none in English', () => {
		const same = rows.filter(([english, own]) => own === '' || (own === english && /\p{L}{4}/u.test(bare(english))));
		expect(same.filter(([english]) => !COGNATES[code]?.has(english))).toEqual([]);
	});

	it('keeps the values and the figures of each', () => {
		expect(rows.filter(([english, own]) => `${values(english)}` !== `${values(own)}`)).toEqual([]);
		expect(rows.filter(([english, own]) => `${figures(english)}` !== `${figures(own)}`)).toEqual([]);
	});

	it('closes each as the English one closes, with the marks of its own script', () => {
		expect(rows.filter(([english, own]) => endOf(english) !== endOf(own))).toEqual([]);
		const stop = FULL_STOPS[code];
		if (stop) expect(rows.filter(([english, own]) => english.endsWith('.') && !own.endsWith(stop))).toEqual([]);
		const asks = QUESTION_MARKS[code];
		if (asks) expect(rows.filter(([english, own]) => english.endsWith('?') && !own.endsWith(asks))).toEqual([]);
	});

	it('keeps blanks to fill in as blanks', () => {
		expect(rows.filter(([english, own]) => /\[.+\]/.test(english) !== /\[.+\]/.test(own))).toEqual([]);
	});

	it('says two different headings with two different words', () => {
		const headings = rows.slice(0, 7).map(([, own]) => own);
		expect(new Set(headings).size).toBe(7);
	});
});

const bare = (english: string) => english.replace(/\{\{?\w+\}?\}/g, '');
