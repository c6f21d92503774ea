import { expect, test } from 'vitest';
import type { LedgerEntry } from '#contract/optimise';
import { summariseLedger } from './ledger-summary.ts';
import { type Made, wishesOf } from './wishes.ts';

const SENT = 'email about the trip, coach leaves 8.30am, packed lunch needed, cost £1,400; reply by 29 may';
const PROMPT = 'Email about the trip.\n- Coach leaves 8.30am, packed lunch needed, cost £1,400; reply by 29 May.';

const stretch = (text: string, words: string) => ({
	start: text.indexOf(words),
	end: text.indexOf(words) + words.length,
});

function factOf(words: string, status: LedgerEntry['status'] = 'kept'): LedgerEntry {
	return { id: words, kind: 'number', text: words, negated: false, source: stretch(SENT, words), landed: null, status };
}

/** A result with two lines of the visitor, the second of them `rule`. */
function madeWith(
	ledger: readonly LedgerEntry[],
	rule = 'Coach leaves 8.30am, packed lunch needed, cost £1,400; reply by 29 May.',
): Made {
	const prompt = `Email about the trip.\n- ${rule}`;
	const line = (words: string, source: string) => ({
		block: { kind: 'line', bullet: '', origin: 'yours', is: 'rule', section: 'constraints', ...stretch(prompt, words) },
		from: {
			section: 'constraints',
			origin: 'yours',
			rule: 'own',
			source: [stretch(SENT, source)],
			...stretch(prompt, words),
		},
	});
	const lines = [line('Email about the trip.', 'email about the trip,'), line(rule, SENT.slice(SENT.indexOf('coach')))];
	return {
		ledger: [...ledger],
		optimised_prompt: prompt,
		blocks: lines.map(({ block }) => block) as Made['blocks'],
		provenance: lines.map(({ from }) => from) as Made['provenance'],
	};
}

const saidIn = (made: Made) => wishesOf(SENT, made).map(({ source }) => SENT.slice(source.start, source.end));

test('each wish within a line counts, even one without a detail, and has its own words in the prompt', () => {
	const made = madeWith([factOf('8.30am'), factOf('£1,400'), factOf('29 may')]);
	expect(saidIn(made)).toEqual([
		'email about the trip',
		'coach leaves 8.30am',
		'packed lunch needed',
		'cost £1,400',
		'reply by 29 may',
	]);
	const landed = wishesOf(SENT, made).map((wish) => PROMPT.slice(wish.landed?.start, wish.landed?.end));
	expect(landed).toEqual([
		'Email about the trip.',
		'Coach leaves 8.30am',
		'packed lunch needed',
		'cost £1,400',
		'reply by 29 May',
	]);
	expect(summariseLedger(SENT, made)).toEqual({ total: 5, kept: 5 });
});

test('words between commas are one wish when fewer than two of them have a detail', () => {
	expect(saidIn(madeWith([factOf('8.30am')]))).toHaveLength(2);
});

test('a line that arranges the pieces differently is one wish', () => {
	const made = madeWith([factOf('8.30am'), factOf('29 may')], 'Coach leaves 8.30am, reply by 29 May.');
	expect(saidIn(made)).toHaveLength(2);
});

test('a lost wish counts, and has no place in the prompt', () => {
	const made = madeWith([factOf('8.30am', 'missing'), factOf('29 may')]);
	expect(summariseLedger(SENT, made)).toEqual({ total: 5, kept: 4 });
});
