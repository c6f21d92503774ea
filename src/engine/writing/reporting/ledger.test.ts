import { describe, expect, it } from 'vitest';
import { briefOf, type Parted } from '#support/parted-request';
import { planSections } from '../plan.ts';
import { render } from '../rendering/render.ts';
import { makeLedger } from './ledger.ts';

const SPEECH: Parted = [
	['task', 'Write a speech about Mark Twain. '],
	['amount', 'Under 300 words. '],
	['ban', 'Do not mention teh merger. '],
	['content', 'Name the cup of 3 May. '],
	['form', 'End with a cheer. '],
	['style', 'Be warm.'],
];

function ledgerOf(parts: Parted, undone: readonly string[] = []) {
	const brief = briefOf(parts, { undone });
	const sections = planSections(brief, []);
	const rendered = render(sections, brief.modifiers, 'en', 'all');
	return makeLedger(brief.reading, brief.edits, sections, rendered).map(({ text, landed, ...entry }) => ({
		...entry,
		text,
		words: rendered.prompt.slice(landed?.start, landed?.end),
		section: landed?.section,
	}));
}

const entryFor = (parts: Parted, words: string, undone: readonly string[] = []) =>
	ledgerOf(parts, undone).find(({ text }) => text.includes(words));

describe('each fact of the request', () => {
	it('is "kept" inside the request, and "moved" if it has its own line', () => {
		expect(entryFor(SPEECH, 'Mark Twain')).toMatchObject({ status: 'kept', words: 'Mark Twain', section: 'intent' });
		expect(entryFor(SPEECH, '300 words')).toMatchObject({ status: 'moved', section: 'constraints' });
		expect(ledgerOf(SPEECH).filter(({ status }) => status === 'missing')).toEqual([]);
	});

	it('is found even if its words were edited', () => {
		expect(entryFor(SPEECH, 'mention teh merger')).toMatchObject({
			negated: true,
			words: 'Do not mention the merger',
		});
	});

	it('is "kept" again if its line is put back into the request', () => {
		const text = SPEECH.map(([, words]) => words).join('');
		const at = text.indexOf('Under 300');
		expect(entryFor(SPEECH, '300 words', [`constraint.own@${at}-${at + 16}`])).toMatchObject({
			status: 'kept',
			section: 'intent',
		});
	});

	it('is left out if it is superseded', () => {
		const parts: Parted = [
			['task', 'Write a toast for Anna Kovacs, '],
			['superseded', '5 minutes, no wait, '],
			['amount', '3 minutes.'],
		];
		expect(
			ledgerOf(parts)
				.map(({ text }) => text)
				.join(),
		).not.toContain('5');
		expect(entryFor(parts, '3 minutes')).toMatchObject({ status: 'moved' });
	});
});

it('a number that was a list mark is no fact', () => {
	const parts: Parted = [
		['task', 'Write a toast. '],
		['content', '1. thank Mark Twain '],
		['ban', '2. no puns'],
		['form', ' and a cheer'],
		['amount', ' at the end'],
	];
	expect(ledgerOf(parts).filter(({ status }) => status === 'missing')).toEqual([]);
	expect(ledgerOf(parts).map(({ text }) => text)).not.toContain('1');
});

it('a fact without a line is missing, and has no place', () => {
	const brief = briefOf(SPEECH);
	const sections = planSections(brief, []).map((section) =>
		section.id === 'constraints' ? { ...section, lines: [] } : section,
	);
	const rendered = render(sections, brief.modifiers, 'en', 'all');
	const entry = makeLedger(brief.reading, brief.edits, sections, rendered).find(({ text }) =>
		text.includes('300 words'),
	);
	expect(entry).toMatchObject({ status: 'missing', landed: null });
});
