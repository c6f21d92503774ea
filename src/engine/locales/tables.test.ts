import { describe, expect, it } from 'vitest';
import { listTexts } from './catalogue.ts';
import { COGNATES } from './data/cognates.ts';
import { say } from './say.ts';
import { ENGLISH, findTable, TRANSLATED } from './tables.ts';

const IDS = Object.keys(ENGLISH);
const values = (text: string) => [...text.matchAll(/\{\{?\w{1,12}\}?\}/g)].map(([value]) => value).sort();
const figures = (text: string) =>
	(text.replace(/(?<=\d)[.,\u00a0\u202f](?=\d{3})/g, '').match(/\d{1,6}/g) ?? []).sort();
const ENDS: Readonly<Record<string, string>> = { '。': '.', '।': '.', '？': '?', '؟': '?', '：': ':', '।।': '.' };
const endOf = (text: string) => (ENDS[text.slice(-1)] ?? text.slice(-1)).replace(/[^.?:]/, '');
const FULL_STOPS: Readonly<Record<string, string>> = { ja: '。', zh: '。', hi: '।' };
const QUESTION_MARKS: Readonly<Record<string, string>> = { ja: '？', zh: '？', ar: '؟' };

describe.each(TRANSLATED)('the wording in %s', (code) => {
	const table = findTable(code) ?? {};
	const translated = Object.entries(table);
	const rows = translated.map(([id, own]) => [ENGLISH[id] ?? '', own] as const);

	it('has no text whose id is gone from the English one (npm run texts -- --tidy takes it out)', () => {
		expect(Object.keys(table).filter((id) => ENGLISH[id] === undefined)).toEqual([]);
	});

	it('leaves no text empty and none in English', () => {
		const isEnglish = (id: string, own: string) => own === ENGLISH[id] && /\p{L}{4}/u.test(bare(own));
		const same = translated.filter(([id, own]) => own === '' || isEnglish(id, own));
		expect(same.filter(([id]) => !COGNATES[code]?.has(id))).toEqual([]);
	});

	it('keeps the values and the figures of each', () => {
		expect(rows.filter(([english, own]) => `${values(english)}` !== `${values(own)}`)).toEqual([]);
		expect(rows.filter(([english, own]) => `${figures(english)}` !== `${figures(own)}`)).toEqual([]);
	});

	it('ends each text like the English one, with the marks of its own script', () => {
		expect(rows.filter(([english, own]) => endOf(english) !== endOf(own))).toEqual([]);
		const stop = FULL_STOPS[code];
		if (stop) expect(rows.filter(([english, own]) => english.endsWith('.') && !own.endsWith(stop))).toEqual([]);
		const asks = QUESTION_MARKS[code];
		if (asks) expect(rows.filter(([english, own]) => english.endsWith('?') && !own.endsWith(asks))).toEqual([]);
	});

	it('keeps blanks to fill in as blanks', () => {
		expect(rows.filter(([english, own]) => /\[.+\]/.test(english) !== /\[.+\]/.test(own))).toEqual([]);
	});

	it('has different words for different headings', () => {
		const headings = IDS.filter((id) => id.startsWith('heading.')).map((id) => say(code, ENGLISH[id] ?? ''));
		expect(headings).toHaveLength(7);
		expect(new Set(headings).size).toBe(7);
	});
});

describe('the English wording', () => {
	it('has each text of the code once, under its id, and no other (npm run texts lists both)', () => {
		expect(Object.values(ENGLISH).sort()).toEqual(listTexts().sort());
	});

	it('is used where a language lacks a text, with its values', () => {
		expect(say('de', 'This wording of {what} is new.', { what: 'tea' })).toBe('This wording of tea is new.');
		expect(say('sv', 'Rule met: {rule}.', { rule: 'Högst 80 ord' })).toBe('Rule met: Högst 80 ord.');
	});

	it('is not confused with names that every object of JavaScript has', () => {
		expect(say('es', 'constructor')).toBe('constructor');
	});
});

const bare = (english: string) => english.replace(/\{\{?\w+\}?\}/g, '');
