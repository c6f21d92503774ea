import { expect, test } from 'vitest';
import { LINK_MOST_CHARS, linkTo } from './services.ts';

test('ChatGPT and Claude get the unchanged prompt in the address', () => {
	const prompt = '## Intent\n\nÜber 50 % & "mehr" #1 + 日本語 🎉';
	for (const service of ['chatgpt', 'claude'] as const) {
		const { href, mustPaste } = linkTo(service, prompt);
		expect(mustPaste).toBeNull();
		expect(new URL(href).searchParams.get('q')).toBe(prompt);
	}
	expect(linkTo('chatgpt', 'a').href).toBe('https://chatgpt.com/?q=a');
	expect(linkTo('claude', 'a').href).toBe('https://claude.ai/new?q=a');
});

test('Gemini gets no prompt in the address', () => {
	expect(linkTo('gemini', 'a')).toEqual({ href: 'https://gemini.google.com/app', mustPaste: 'noPrefill' });
});

test('an address up to the limit holds the prompt; above it the prompt has to be pasted', () => {
	const room = LINK_MOST_CHARS - 'https://chatgpt.com/?q='.length;
	expect(linkTo('chatgpt', 'a'.repeat(room)).mustPaste).toBeNull();
	expect(linkTo('chatgpt', 'a'.repeat(room + 1))).toEqual({ href: 'https://chatgpt.com/', mustPaste: 'tooLong' });
	expect(linkTo('claude', '語'.repeat(700)).mustPaste).toBe('tooLong');
});

test('half a surrogate pair does not break the link', () => {
	expect(linkTo('chatgpt', 'a\uD83Cb').href).toBe(`https://chatgpt.com/?q=a${encodeURIComponent('\uFFFD')}b`);
});
