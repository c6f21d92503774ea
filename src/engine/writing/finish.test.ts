import { describe, expect, it } from 'vitest';
import { briefOf, type Parted } from '#support/parted-request';
import type { Modifiers } from '../modifiers.ts';
import type { Brief } from './brief.ts';
import { finish } from './finish.ts';
import { planSections } from './plan.ts';
import { CLOSING_LINE } from './rendering/headings.ts';

const SPEECH: Parted = [
	['task', 'Could you write a speech for the club dinner. '],
	['background', 'We lost the final. '],
	['amount', 'Under 300 words. '],
	['ban', 'No puns. '],
	['content', 'Name the cup. '],
	['form', 'End with a cheer.'],
];
const TEXT = SPEECH.map(([, words]) => words).join('');

function finished(parts: Parted, undone: readonly string[] = [], { isShort = false, modifiers = {} }: Options = {}) {
	const plain = briefOf(parts, { modifiers });
	const revised = briefOf(parts, { undone, modifiers });
	const brief: Brief = { ...revised, revision: { ...revised.revision, isShort } };
	return finish(planSections(plain, []), planSections(brief, []), brief);
}
interface Options {
	readonly isShort?: boolean;
	readonly modifiers?: Partial<Modifiers>;
}

const idsOf = (parts: Parted) => finished(parts).operations.map(({ id }) => id);

describe('a finished result', () => {
	it('has a heading over each section with lines, and the closing line last', () => {
		const { prompt } = finished(SPEECH).rendered;
		expect(prompt.match(/^## .+$/gm)).toEqual(['## Intent', '## Constraints & Safety']);
		expect(prompt.endsWith(CLOSING_LINE)).toBe(true);
	});

	it('has no headings if the request is clear', () => {
		const { prompt } = finished([['task', 'write a short poem about the sea']]).rendered;
		expect(prompt).not.toContain('## ');
		expect(prompt.endsWith(`\n\n${CLOSING_LINE}`)).toBe(true);
	});
});

describe('a result with undone steps', () => {
	it('is the text as sent, byte for byte, when all are undone', () => {
		const { rendered, operations } = finished(SPEECH, idsOf(SPEECH));
		expect(rendered.prompt).toBe(TEXT);
		expect(operations.every(({ isUndone, landed }) => isUndone && landed.length === 0)).toBe(true);
	});

	it('loses a label with the last line under it', () => {
		const at = TEXT.indexOf('We lost');
		const { prompt } = finished(SPEECH, [`intent.context@${at}-${at + 18}`]).rendered;
		expect(prompt).not.toContain('Background:');
		expect(prompt).toContain('We lost the final.');
	});

	it('loses the closing line like other added lines', () => {
		const { prompt } = finished(SPEECH, ['closing']).rendered;
		expect(prompt).not.toContain(CLOSING_LINE);
		expect(prompt.trimEnd().endsWith('- End with a cheer.')).toBe(true);
	});

	it('does not depend on their order or on unknown ids', () => {
		const some = idsOf(SPEECH).filter((_, at) => at % 2 === 0);
		expect(finished(SPEECH, ['nobody', ...some.toReversed()])).toEqual(finished(SPEECH, some));
	});
});

it('the short form has all words and options of the person, and no steps or checks', () => {
	const modifiers = { depth: 'detailed', outputChecks: ['facts'] } as const;
	const [long, short] = [finished(SPEECH, [], { modifiers }), finished(SPEECH, [], { modifiers, isShort: true })];
	expect(long.rendered.prompt).toContain('## Acceptance tests');
	expect(short.rendered.prompt).not.toContain('## Acceptance tests');
	const yours = ({ rendered }: typeof long) =>
		rendered.provenance
			.filter(({ origin }) => origin === 'yours')
			.map(({ start, end }) => rendered.prompt.slice(start, end));
	expect(yours(short)).toEqual(yours(long));
	expect(short.ledger.filter(({ status }) => status === 'missing')).toEqual([]);
});
