import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AMOUNT_RULES } from '../constraints/amounts.ts';
import { EXCLUDE_RULES } from '../constraints/exclude.ts';
import { FOREIGN_RULES } from '../constraints/foreign.ts';
import { FORM_RULES } from '../constraints/form.ts';
import { INCLUDE_RULES } from '../constraints/include.ts';
import { SEQUENCE_RULES } from '../constraints/sequence.ts';
import { VOICE_RULES } from '../constraints/voice.ts';
import { WORLD_RULES } from '../constraints/world.ts';
import { fold } from '../fold.ts';
import { everyMatch, occurs } from './search.ts';
import { startCues } from './starts.ts';

const starts = (pattern: RegExp) => [...(startCues(pattern.source) ?? ['anything'])].sort().join(' ');

describe('a match begins', () => {
	it('with one of the words a pattern opens with', () => {
		expect(starts(/\b(?:the )?(?:summari[sz]e|translate|ask(?!\w))/i)).toBe('ask summ the tran');
		expect(starts(/(?<!\w)(?:c\+\+|[<`]|\d{1,3} kg)/i)).toBe('0 < ` c');
	});

	it('with any word of which three letters are given', () => {
		expect(starts(/\bput\w{0,3}\b/).split(' ')).toEqual(expect.arrayContaining(['put', 'puts', 'putt']));
	});

	it('with anything, where the pattern leaves it open', () => {
		for (const pattern of [/green/, /\s\bgreen/, /\w+ green/, /(?:\bgreen)?/, /\bin\w/])
			expect(starts(pattern)).toBe('anything');
	});
});

describe('a search from place to place', () => {
	const search = (text: string, pattern: RegExp) =>
		everyMatch(text, pattern, fold(text).stems).map((match) => `${match[0]}@${match.index}`);

	it('continues after a match, like a search of the whole text', () => {
		expect(search('no no no, no', /\bno(?: no)?\b/g)).toEqual(['no no@0', 'no@6', 'no@10']);
	});

	it('returns places in the text as written', () => {
		expect(search('İstanbul: Use Go', /\bgo\b/gi)).toEqual(['Go@14']);
		expect(search('用 JSON 写', /写|\bjson\b/gi)).toEqual(['JSON@2', '写@7']);
	});

	it('finds the same as a search of the whole text, for any rule and any sample prompt', () => {
		const groups = [AMOUNT_RULES, EXCLUDE_RULES, INCLUDE_RULES, FORM_RULES, SEQUENCE_RULES, VOICE_RULES, WORLD_RULES];
		const rules = [...groups, ...Object.values(FOREIGN_RULES)].flat();
		const missed = ['ifeval', 'm_ifeval_es', 'm_ifeval_fr', 'm_ifeval_ja'].flatMap(promptsOf).flatMap((text) => {
			const { folded, stems } = fold(text);
			return rules.filter(({ pattern }) => {
				const all = JSON.stringify(everyMatch(folded, pattern));
				return (
					JSON.stringify(everyMatch(folded, pattern, stems)) !== all ||
					occurs(folded, pattern, stems) !== (all !== '[]')
				);
			});
		});
		expect(missed).toEqual([]);
	});
});

function promptsOf(name: string): string[] {
	const lines = readFileSync(`tests/data/${name}.jsonl`, 'utf8').trim().split('\n');
	return lines.filter((_, index) => index % 8 === 0).map((line) => (JSON.parse(line) as { prompt: string }).prompt);
}
