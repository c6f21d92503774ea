import { expect, test } from 'vitest';
import { terminalJson, terminalText } from './terminal-text.ts';

const HOSTILE = '\u001b]0;owned\u0007 \u009b31m \u202egnp.exe\u2066 \rgone\u0000 \u2028 \u200b';

test('characters that control a terminal or its text direction are removed', () => {
	expect(terminalText(HOSTILE)).toBe(
		'\\u{1b}]0;owned\\u{7} \\u{9b}31m \\u{202e}gnp.exe\\u{2066} \\u{d}gone\\u{0} \\u{2028} \\u{200b}',
	);
});

test('words of any script, emoji and line breaks are unchanged', () => {
	const text = 'Zoë\nمرحبا بالعالم\n👩‍🚀 नमस्ते';
	expect(terminalText(text)).toBe(text);
});

test('JSON has such characters as escapes', () => {
	const json = terminalJson(JSON.stringify({ text: HOSTILE }, null, 2));
	expect(json).toMatch(/^[\n -~]*$/);
	expect(JSON.parse(json)).toEqual({ text: HOSTILE });
});
