import { describe, expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

function linesOf(text: string): string[] {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error('a question instead of a result');
	return result.prompt.split('\n').map((line) => line.replace(/^(?:- |\d+\. )/, ''));
}

describe('each wish has a line of its own', () => {
	it.each<[string, string[]]>([
		[
			'letter to parents about the class trip on 3 July, bus leaves 8.45, back by 5, packed lunch no sweets, £12 by 20 June, need 3 helpers, wellies if wet',
			['Bus leaves 8.45.', 'Back by 5.', '£12 by 20 June.', 'Need 3 helpers.', 'Wellies if wet.'],
		],
		[
			'plan a weekend in Porto for me and my dad he uses a frame so no steps, we like fish and trams, not too busy, mornings free for him to rest, about 90 euros a day each without the flat',
			[
				'Plan a weekend in Porto for me and my dad. We like fish and trams.',
				'He uses a frame so no steps.',
				'Not too busy.',
				'Mornings free for him to rest.',
				'About 90 euros a day each without the flat.',
			],
		],
		[
			'can u help me with my coursework its about whether zoos are cruel, 1200 words, due friday, need 2 sources at least, dont write it for me just give me an outline and some points',
			[
				"Help me with my coursework. It's about whether zoos are cruel.",
				'1200 words.',
				'Due Friday.',
				'Need 2 sources at least.',
				"Don't write it for me.",
			],
		],
	])('%s', (text, lines) => {
		const found = linesOf(text);
		for (const line of lines) expect(found).toContain(line);
	});
});

describe('no phrase is separated from the words it belongs to', () => {
	it.each([
		[
			'Simulate a guest who wants to leave early without a fee, im training hotel staff. give 3 levels, 6 lines each. no swearing',
			"leave early without a fee, I'm training hotel staff.\n",
		],
		[
			'Can you do me posts for insta, 4 of them, new lunch menu with a soup deal 6 quid, til end of june. not cringe. no emojis',
			'6 quid, til end of June.',
		],
		[
			'A short toast for our anniversary. My sister, Ann, must not cry, and my brother, who is widowed, must not be made to feel it. One joke. Forty guests.',
			'who is widowed, must not be made to feel it.',
		],
		[
			'Write a letter to the paper, on the subject of the bus cuts, in a calm manner. Max 200 words. No party names.',
			'Write a letter to the paper, on the subject of the bus cuts.',
		],
		[
			'my boss wants me to work sundays, i have been there 4 years and never said no. write him an email saying no but kindly, offer one saturday a month, keep it short',
			'saying no but kindly',
		],
	])('%s', (text, phrase) => expect(linesOf(text).join('\n')).toContain(phrase));
});

describe('a negated fact is no rule', () => {
	it.each([
		[
			'write an email calling a meeting, polite, under 100 words. the chair has not called one since october. no blame',
			'The chair has not called one since October.',
		],
		[
			'fix this page. no libraries. keep the html. The button does nothing when I click.\n\n```html\n<button id="go">Go</button>\n```',
			'The button does nothing when I click.',
		],
	])('%s', (text, fact) => {
		const lines = linesOf(text);
		const rules = lines.findIndex((line) => line.startsWith('## Constraints'));
		const at = lines.findIndex((line) => line.endsWith(`. ${fact}`));
		expect(at).toBeGreaterThan(0);
		expect(at).toBeLessThan(rules);
	});
});
