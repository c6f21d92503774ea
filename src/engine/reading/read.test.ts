import { describe, expect, it } from 'vitest';
import { fc } from '#support/properties';
import { read } from './read.ts';

const anyText = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 400 }),
	fc.string({ unit: 'grapheme', maxLength: 400 }),
	fc.stringMatching(/^[\w .,;:!?"'()\n*-]{0,400}$/),
);

describe('reading any text', () => {
	it('never throws and keeps the length', () => {
		fc.assert(fc.property(anyText, (text) => read(text).text.length === text.length));
	});

	it('gives spans that are exact cuts of the text', () => {
		fc.assert(
			fc.property(anyText, (raw) => {
				const { text, clauses, facts, material, injection } = read(raw);
				const spans = [
					...clauses.map((c) => c.span),
					...clauses.flatMap((c) => c.constraints.map((k) => k.span)),
					...facts.map((f) => f.span),
					...material.map((m) => m.span),
					...injection,
				];
				for (const span of spans) expect(span.text).toBe(text.slice(span.start, span.end));
			}),
		);
	});

	/** Texts that were once read wrong: a passage between a joining word or comma and its neighbour. */
	const ONCE_WRONG: [string][] = [['a\n,\n-'], ['a\n,\n- b']];

	it('puts every letter and figure in exactly one clause or one piece of material', () => {
		fc.assert(
			fc.property(anyText, (raw) => {
				const { text, clauses, material } = read(raw);
				const seen = new Array<number>(text.length).fill(0);
				for (const { span } of [...clauses, ...material])
					for (let i = span.start; i < span.end; i++) seen[i] = (seen[i] ?? 0) + 1;
				for (let i = 0; i < text.length; i++) expect(seen[i]).toBeLessThanOrEqual(1);
				// Punctuation between two parts may belong to neither.
				for (let i = 0; i < text.length; i++) if (/[\p{L}\p{N}]/u.test(text.charAt(i))) expect(seen[i]).toBe(1);
			}),
			{ examples: ONCE_WRONG },
		);
	});

	it('reads the same text the same way twice', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				expect(read(text)).toEqual(read(text));
			}),
		);
	});
});

it.each([
	'I want to swap the fair for an auction of promises: babysitting, a teacher doing your ironing. Does it sound workable?',
	'new course, "Sourdough for people who kill everything", 49 quid. need the copy for the page where they buy',
])('a row behind a colon and a name in quotation marks belong to their sentence: %s', (text) => {
	expect(read(text).material).toEqual([]);
});

it('several sentences between quotation marks behind a colon are a passage, however the sentence goes on', () => {
	const draft =
		'"In my island women wear the skirts. When one is sad she wears the dark one. I can knit but not weave it."';
	expect(
		read(`I must write an article. I wrote this: ${draft} Can you correct it?`).material.map(({ span }) => span.text),
	).toEqual([draft]);
});
