import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const partsOf = (text: string): string[] => read(text).clauses.map(({ span, part }) => `${part}: ${span.text.trim()}`);

describe('a wish and a ban in one part', () => {
	it('are cut apart, whatever joins them', () => {
		const parts = partsOf('reference for a tenant, max 100 words dont mention the noise');
		expect(parts).toContain('amount: max 100 words');
		expect(parts).toContain('ban: dont mention the noise');
	});

	it('a form behind a ban is not part of the ban', () => {
		expect(partsOf('5 ideas for a stag do, no medical talk, bullets, cheap')).toContain('form: bullets,');
	});

	it('a statement is not cut behind its subject', () => {
		expect(
			partsOf('need a cover letter, ive no experience in schools but i ran a club and i work in a bakery').join(' '),
		).toContain('and i work in a bakery');
	});

	it('a courtesy is no wish before a ban', () => {
		expect(partsOf('explain how one reads a family tree. Kindly avoid abbreviations.').join(' ')).toContain(
			'Kindly avoid abbreviations',
		);
	});

	it('an explanation of the first rule stays with it', () => {
		expect(partsOf('dating bio for a plumber. keep it funny but not silly. three lines')).toContain(
			'style: keep it funny but not silly.',
		);
	});

	it('a corrected wish stays beside its correction', () => {
		expect(partsOf('caption for my new trims, 4 words, with fire emoji, nah no emoji').join(' ')).toContain(
			'with fire emoji, nah no emoji',
		);
	});
});
