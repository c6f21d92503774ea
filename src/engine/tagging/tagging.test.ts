import { describe, expect, it } from 'vitest';
import { tagLines } from './line-model.ts';
import { textLines } from './lines.ts';
import { PART_KINDS } from './part-labels.ts';
import { bestTags, scoreTokens } from './part-model.ts';
import { placesToBegin } from './places-to-begin.ts';
import { lineScores, partScores } from './stored-scores.ts';
import { tagParts } from './tag-parts.ts';
import { tokenFeatures } from './token-features.ts';
import { tokenise } from './tokens.ts';
import { PASSAGE_SIGN, viewWithout } from './view.ts';

const wordsOf = (text: string) => {
	const { count, starts, ends } = tokenise(text);
	return Array.from({ length: count }, (_, at) => text.slice(starts[at], ends[at]));
};

describe('tokens', () => {
	it('are words, figures, signs and line breaks, or single letters in a script without spaces', () => {
		expect(wordsOf("don't pay 1,240.00!\n\n写邮件")).toEqual([
			"don't",
			'pay',
			'1,240.00',
			'!',
			'\n\n',
			'写',
			'邮',
			'件',
		]);
	});

	it('are the same by the fast pattern for ASCII and by the general one', () => {
		expect(wordsOf('abc 12:30 (x)')).toEqual(wordsOf('abc 12:30 (x)é').slice(0, -1).concat([]));
	});
});

describe('a part', () => {
	it('does not begin within a quotation, an address or a figure', () => {
		const text = 'end with "see you, love, mum" and write to a.b@c.example at 10:30';
		const tokens = tokenise(text);
		const places = placesToBegin(tokens);
		const inside = (words: string) =>
			Array.from(places).filter((_, at) => {
				const start = tokens.starts[at] ?? 0;
				const from = text.indexOf(words);
				return start > from && start < from + words.length;
			});
		expect(inside('"see you, love, mum"').every((place) => place === 0)).toBe(true);
		expect(inside('a.b@c.example').every((place) => place === 0)).toBe(true);
	});

	it('comes from the best sequence of tags, which is the same each time', () => {
		const text = 'write a poem about rain, 12 lines, no rhymes';
		expect(tagParts(text, 'en')).toEqual(tagParts(text, 'en'));
		const tokens = tokenise(text);
		const sums = scoreTokens(tokenFeatures(tokens, 'en'), tokens.count, partScores());
		const tags = bestTags(sums, tokens.count, partScores(), placesToBegin(tokens));
		expect(tags[0]).toBeGreaterThanOrEqual(PART_KINDS.length);
	});

	it.each(['', ' ', '😀', '\n\n', ',,,', 'the constructor of a class', 'a'.repeat(4000), '文'.repeat(4000)])(
		'ends where the next one begins, in any text: %j',
		(text) => {
			const parts = tagParts(text, 'en');
			expect(parts.slice(1).map(({ start }) => start)).toEqual(parts.slice(0, -1).map(({ end }) => end));
		},
	);
});

describe('lines', () => {
	it('of a pasted message are told apart from the wishes around it', () => {
		const text =
			'reply to this email for me\n\nFrom: Karen Doyle\nSubject: invoice 4471\nWe have still not received your payment.\n\npolite, no apologies because its not our fault';
		expect(tagLines(text, textLines(text), lineScores())).toEqual([false, true, true, true, false]);
	});
});

it('a view holds one sign for each passage, and its offsets lead back to the text', () => {
	const view = viewWithout('fix this: CODE now', [{ start: 10, end: 14 }]);
	expect(view.text).toBe(`fix this: ${PASSAGE_SIGN} now`);
	expect(view.toSource(view.text.indexOf('now'))).toBe(15);
});
