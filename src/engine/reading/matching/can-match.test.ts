import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AMOUNT_RULES } from '../constraints/amounts.ts';
import { EXCLUDE_RULES } from '../constraints/exclude.ts';
import { FOREIGN_RULES } from '../constraints/foreign.ts';
import { FORM_RULES } from '../constraints/form.ts';
import { VOICE_RULES } from '../constraints/voice.ts';
import { fold } from '../fold.ts';
import { passageOf } from '../passage.ts';
import { canMatch, cuesOf } from './can-match.ts';
import { stemsIn } from './stems.ts';

const cues = (pattern: RegExp) => [...(cuesOf(pattern.source) ?? ['always'])].sort().join(' ');

describe('the cues of a pattern', () => {
	it('are the first letters of the words it can begin with', () => {
		expect(cues(/\b(?:summari[sz]e|translate|edits?)\b/i)).toBe('edit summ tran');
	});

	it('are those of the rarest part, where several are needed', () => {
		expect(cues(/\b(?:the|this|it) (?:given|attached) \w+/i)).toBe('atta give');
	});

	it('name marks, figures and what is beyond ASCII', () => {
		expect(cues(/[:;]/)).toBe(': ;');
		expect(cues(/\d{1,3}/)).toBe('0');
		expect(cues(/自杀|niño/)).toBe('é');
		expect(cues(/自杀|\bsol/)).toBe('always');
	});

	it('are known behind a sign or a space, and where no letter or figure may stand before or behind', () => {
		expect(cues(/(?<=[.,]\s{0,3}|\n)(?:wait|sorry)\b/)).toBe('sorr wait');
		expect(cues(/(?<![\p{L}\d])no(?![\p{L}\d])/u)).toBe('no');
		expect(cues(/(?<=\p{L})ing\b/u)).toBe('always');
		expect(cues(/(?<=[.,]?)ing\b/)).toBe('always');
		expect(cues(/(?<![^\p{L}\d])ing\b/u)).toBe('always');
		expect(cues(/\bno(?!\p{L})/u)).toBe('always');
	});

	it('are not derived from a word whose beginning or end is open', () => {
		expect(cues(/ing\b/)).toBe('always');
		expect(cues(/\bin/)).toBe('always');
		expect(cues(/\bin\w{0,3}/)).toBe('always');
		expect(cues(/(?:with )?/)).toBe('always');
	});
});

describe('a pattern that cannot match', () => {
	it.each([
		['x2 is no word of its own', /\bx2\b/, true],
		['C++ or c#', /\bc\+\+/i, true],
		['write it in c#', /\bc#/i, true],
		['snake_case', /\bsnake_case\b/, true],
		['the sky is blue', /\bgreen\b/, false],
	])('is recognised for "%s"', (text, pattern, expected) => {
		expect(canMatch(pattern, stemsIn(text))).toBe(expected);
	});

	it('never is one that matches, for any rule and any sample prompt', () => {
		const rules = [AMOUNT_RULES, EXCLUDE_RULES, FORM_RULES, VOICE_RULES, ...Object.values(FOREIGN_RULES)].flat();
		const missed = ['ifeval', 'm_ifeval_es', 'm_ifeval_fr', 'm_ifeval_ja'].flatMap(promptsOf).flatMap((text) => {
			const { text: folded, stems } = passageOf(fold(text), { start: 0, end: text.length });
			return rules.filter(({ pattern }) => !canMatch(pattern, stems) && folded.search(pattern) >= 0);
		});
		expect(missed).toEqual([]);
	});
});

function promptsOf(name: string): string[] {
	const lines = readFileSync(`tests/data/${name}.jsonl`, 'utf8').trim().split('\n');
	return lines.filter((_, index) => index % 4 === 0).map((line) => (JSON.parse(line) as { prompt: string }).prompt);
}
