import { describe, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { MAIL_KINDS } from './mail-texts.ts';

const LINK = `https://ploop.example/auth/callback?token_hash=${'aB3-_'.repeat(9)}&next=%2Ftemplates`;

const confirm = (name: string | null) => composeMail('confirm', { name, link: LINK });

describe.each(MAIL_KINDS)('the mail %s', (kind) => {
	const { subject, text, html } = composeMail(kind, { name: 'Zoë', link: LINK });

	test('has the link unchanged in the text part, and escaped in the HTML part', () => {
		expect(text.split('\n')).toContain(LINK);
		expect(html).toContain(`href="${LINK.replace('&', '&amp;')}"`);
		expect(html).not.toContain('&next');
	});

	test('says the same in both parts', () => {
		const words = html
			.replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, '\n')
			.replaceAll('&#39;', "'")
			.replaceAll('&amp;', '&');
		for (const line of text.split('\n').filter((one) => one !== '' && one !== '-- ')) {
			expect(words).toContain(line.replace(/:$/, ''));
		}
		expect(html).toContain(`<title>${subject}</title>`);
	});

	test('declares its language and supports dark mode', () => {
		expect(html).toContain('<html lang="en-GB">');
		expect(html).toContain('<meta name="color-scheme" content="light dark">');
	});
});

describe('the greeting', () => {
	test('has the name', () => {
		expect(confirm('Zoë').text).toMatch(/^Hello Zoë,\n/);
		expect(confirm('Dr. J.R.R. Tolkien').text).toMatch(/^Hello Dr\. J\.R\.R\. Tolkien,\n/);
	});

	test('has no name if it is unknown', () => {
		for (const name of [null, '', ' \u200B']) expect(confirm(name).text).toMatch(/^Hello,\n/);
	});

	test('stays on one line, whatever the name contains', () => {
		expect(confirm('Ann\r\nBcc: victim').text).toMatch(/^Hello Ann Bcc: victim,\n/);
		expect(confirm('Ann\u2028\u0000\u202EBob').text).toMatch(/^Hello Ann Bob,\n/);
	});

	test('escapes HTML characters, and fills in each placeholder once', () => {
		expect(confirm('Ann & "Bob" {name} $& O\'Neil').html).toContain(
			'Hello Ann &amp; &quot;Bob&quot; {name} $&amp; O&#39;Neil,',
		);
	});

	test.each(['Win at https://evil.example', 'evil.example', 'a@evil.example', '<b>Ann</b>', 'x'.repeat(61)])(
		'leaves out %j, so that a name cannot carry advertising to a stranger',
		(name) => {
			expect(confirm(name).text).toMatch(/^Hello,\n/);
		},
	);
});
