import { expect, test } from 'vitest';
import { splitText } from './text-sections.ts';

const FIRST = '<h2 id="who-we-are">Who we are</h2>\n<p>We are.</p>\n';
const SECOND = '<h2 id="q-and-a">Q &#x26; A</h2>\n<h3 id="more">More</h3>\n<p>Text.</p>';

test('a text is cut at each second-level heading, which keeps its address', () => {
	expect(splitText(FIRST + SECOND).sections).toEqual([
		{ id: 'who-we-are', heading: 'Who we are', html: '<p>We are.</p>\n' },
		{ id: 'q-and-a', heading: 'Q &#x26; A', html: '<h3 id="more">More</h3>\n<p>Text.</p>' },
	]);
});

test('what stands before the first heading is the opening; a text that begins with one has none', () => {
	expect(splitText(`<p>First of all.</p>\n${FIRST}`)).toMatchObject({
		opening: '<p>First of all.</p>',
		sections: [{}],
	});
	expect(splitText(FIRST).opening).toBe('');
});

test('a text without headings is all opening', () => {
	expect(splitText('<p>An answer.</p>')).toEqual({ opening: '<p>An answer.</p>', sections: [] });
});
