import { expect, test } from 'vitest';
import { toSearchText } from './search-text.ts';

test.each([
	['an accent left out', 'Café au lait', 'cafe'],
	['a composed letter sought by its parts', 'caf\u00e9', 'cafe\u0301'],
	['Cyrillic in capitals', 'привет, мир', 'ПРИВЕТ'],
	['a Greek word whose last letter is written otherwise within another', 'ΟΔΟΣ', 'οδος'],
	['a German ß as two letters', 'Straße', 'STRASSE'],
	['Turkish letters', 'İstanbul ılık', 'istanbul'],
	['Japanese half-width letters', 'ﾌﾟﾛﾝﾌﾟﾄ', 'プロンプト'],
	['part of a Chinese sentence', '请写一封邮件给团队', '邮件'],
	['part of an Arabic sentence', 'اكتب رسالة إلى الفريق', 'رسالة'],
	['part of a Hindi sentence', 'टीम को ईमेल लिखें', 'ईमेल'],
	['words on two lines', 'one\r\n\ttwo', 'one two'],
	['an emoji', 'party 🎉 time', '🎉'],
	['percent and underscore as themselves', '100 % of a_b', '% of a_b'],
])('finds %s', (_, text, query) => {
	expect(toSearchText(text)).toContain(toSearchText(query));
});

test('keeps different words apart', () => {
	expect(toSearchText('a-b', 'c')).not.toContain(toSearchText('a_b'));
	expect(toSearchText('hat')).not.toContain(toSearchText('hut'));
});

test('holds no character that a TEXT column would lose', () => {
	const text = toSearchText('a\0b', '\ud800x\udc00');
	expect(text.isWellFormed()).toBe(true);
	expect(text).toBe('A B X');
});
