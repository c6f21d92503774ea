import { describe, expect, it } from 'vitest';
import { read } from '#engine/reading/read';
import { effectiveAnchors } from '#support/eval/anchors';
import { comparable } from '#support/eval/comparable';
import { readHostilePrompts, readRows } from '#support/eval/rows';

describe.each([
	['ifeval', 0.94],
	['ifbench', 0.85],
	['m_ifeval_es', 0.97],
	['m_ifeval_fr', 0.93],
	['m_ifeval_ja', 0.9],
] as const)('reading %s', (set, least) => {
	it(`finds at least ${least * 100} % of the instructions inside typed rules`, () => {
		let [total, found] = [0, 0];
		for (const row of readRows(set)) {
			const rules = read(row.prompt).clauses.flatMap((clause) => clause.constraints.map(({ span }) => span.text));
			const text = comparable(rules.join('\n'));
			const anchors = effectiveAnchors(row);
			total += anchors.length;
			found += anchors.filter((anchor) => anchor.isIn(text)).length;
		}
		expect(found / total).toBeGreaterThanOrEqual(least);
	});
});

describe('languages', () => {
	it('no English prompt is taken for another language', () => {
		const foreign = [...readRows('ifeval'), ...readRows('ifbench')].filter(
			({ prompt }) => read(prompt).language.code !== 'en',
		);
		expect(foreign.map(({ prompt }) => prompt)).toEqual([]);
	});

	it.each(['es', 'fr', 'ja'])('of %s prompts at least 98.5 per cent are recognised', (code) => {
		const own = readRows(`m_ifeval_${code}`);
		const recognised = own.filter(({ prompt }) => read(prompt).language.code === code);
		expect(recognised.length / own.length).toBeGreaterThanOrEqual(0.985);
	});
});

describe('hostile text', () => {
	it('is read without an error, and every span is as sent', () => {
		for (const prompt of readHostilePrompts()) {
			const { text, clauses, facts } = read(prompt);
			expect(text).toHaveLength(prompt.length);
			for (const { span } of [...clauses, ...facts]) expect(span.text).toBe(text.slice(span.start, span.end));
		}
	});
});
