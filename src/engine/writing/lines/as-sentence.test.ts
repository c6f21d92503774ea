import { describe, expect, it } from 'vitest';
import { asSentence } from './as-sentence.ts';

const EN = { code: 'en', name: 'English', direction: 'ltr' } as const;

describe('a clause as a line of its own', () => {
	it.each([
		['max 300 words', 'Max 300 words.'],
		["but don't use the word 'artisan'.", "Don't use the word 'artisan'."],
		['- no bullet points;', 'No bullet points.'],
		['2) keep it short', 'Keep it short.'],
		['Is that clear?', 'Is that clear?'],
		['call it "Ready."', 'Call it "Ready."'],
	])('%j becomes %j', (clause, line) => {
		expect(asSentence(clause, EN)).toBe(line);
	});

	it.each(['sales.csv holds the rows.', 'iPhone users first.', '{{name}} goes first.', '`npm test` must pass.'])(
		'keeps the case of a first word that is no plain word: %j',
		(line) => {
			expect(asSentence(line, EN)).toBe(line);
		},
	);

	it.each(['git undo last commit.', "grep -r 'foo' prints nothing.", 'for (let i = 0; i < 3; i++) never ends.'])(
		'keeps the case of a command or of code: %j',
		(line) => {
			expect(asSentence(line, EN)).toBe(line);
		},
	);

	it.each(['Save it to out/chart.png', 'See https://example.com/a'])(
		'adds no full stop to a path or link: %j',
		(line) => {
			expect(asSentence(line, EN)).toBe(line);
		},
	);

	it('keeps a number that opens a sentence', () => {
		expect(asSentence('3 words at most', EN)).toBe('3 words at most.');
	});

	it.each([
		['zh', '不要用专业术语', '不要用专业术语。'],
		['th', 'สวัสดี', 'สวัสดี'],
		['tr', 'ingilizce yaz', 'İngilizce yaz.'],
		['es', 'máximo 120 palabras', 'Máximo 120 palabras.'],
	])('ends and begins as the script of %s does', (code, clause, line) => {
		expect(asSentence(clause, { code, name: code, direction: 'ltr' })).toBe(line);
	});

	it('leaves text that runs from right to left untouched', () => {
		expect(asSentence('اكتب رسالة', { code: 'ar', name: 'Arabic', direction: 'rtl' })).toBe('اكتب رسالة');
	});

	it('has no line break that could begin a heading', () => {
		expect(asSentence('one\n## Intent\ntwo', EN)).toBe('One ## Intent two.');
	});
});
