import { describe, expect, it } from 'vitest';
import { readParted } from '#support/parted-request';
import { read } from '../read.ts';

const factsOf = (text: string) => read(text).facts.map(({ kind, span }) => `${kind}: ${span.text}`);

describe('a formula', () => {
	it.each(['Solve $x^2 + 5 = 0$ by $0$', 'Let \\[ y = \\frac{1}{r} \\] where {r} is a radius', 'What is $2 + 2$?'])(
		'is no money and no placeholder: %s',
		(text) => {
			const { facts, clauses } = read(text);
			expect(facts.filter(({ kind }) => kind === 'money' || kind === 'placeholder')).toEqual([]);
			expect(clauses.flatMap(({ constraints }) => constraints).filter(({ kind }) => kind === 'budget')).toEqual([]);
		},
	);

	it('and money is no formula', () => {
		const { facts } = read('Plan a dinner for $50 or at most $80 in total.');
		expect(facts.filter(({ kind }) => kind === 'money')).toHaveLength(2);
	});
});

describe('a fact of the ledger', () => {
	it.each([
		['Pay £1,200 total.', 'money: £1,200 total'],
		['Meet on 3 jan at the lake.', 'date: 3 jan'],
		['Call at 10am sharp.', 'time: 10am'],
		['Repair it within 7 days.', 'duration: within 7 days'],
		['Give a 15% discount.', 'number: 15% discount'],
		['Cite section 11 of the act.', 'number: section 11'],
		['Write about cold brew for Bean There in spring.', 'name: Bean There'],
		['write to mrs okafor about rent', 'name: mrs okafor'],
		['what is the best museum in lisbon', 'name: lisbon'],
		['Write a toast for a man named sam.', 'name: sam'],
		['Sign it "Yours, Ann".', 'quote: "Yours, Ann"'],
		['Read out/sales.csv first.', 'file: out/sales.csv'],
		['Summarise https://a.io/b.', 'url: https://a.io/b'],
		['Send it to a.b@c.org today.', 'email: a.b@c.org'],
		['Explain `git rebase` to me.', 'code: `git rebase`'],
		['Summarise {{ARTICLE}} please.', 'placeholder: {{ARTICLE}}'],
		['Greet [NAME] kindly.', 'placeholder: [NAME]'],
		['Write max 300 words.', 'length: max 300 words'],
		['Write a script in Python 3.9.', 'tool: Python 3.9'],
		['Must handle missing values.', 'requirement: Must handle missing values'],
	])('%s', (text, fact) => {
		expect(factsOf(text)).toContain(fact);
	});

	it('is listed once: a number inside a length or a ban belongs to it', () => {
		expect(factsOf('Write max 300 words.')).toEqual(['length: max 300 words']);
		const { facts } = readParted([
			['task', 'Write a poem. '],
			['ban', "Don't use the word 'moon' 3 times."],
		]);
		expect(facts).toHaveLength(1);
	});

	it('says whether it is a ban', () => {
		expect(read('Write a post. No bullet points.').facts).toEqual([
			expect.objectContaining({ kind: 'prohibition', negated: true }),
		]);
	});

	it('comes in the order of the text', () => {
		const starts = read('Ask Ann on 3 May for £20 and 2 pens, no cash.').facts.map(({ span }) => span.start);
		expect(starts).toEqual(starts.toSorted((a, b) => a - b));
	});

	it('is not taken from material', () => {
		expect(factsOf('Fix this code:\n```js\nconst a = 42;\n```')).toEqual([]);
	});
});

describe('an item of several words', () => {
	it.each([
		['Plan a trip to Rome for two adults and a toddler.', 'two adults and a toddler'],
		['planea un viaje a Lima del 3 al 10 de agosto', '3 al 10 de agosto'],
		['Plan a trip to Lima from 3 to 10 August.', '3 to 10 August'],
		['write to my boss karen about the late report', 'boss karen'],
	])('stays in one piece: %s', (text, expected) => {
		expect(read(text).facts.map(({ span }) => span.text)).toContain(expected);
	});

	it('is no name where a verb follows the relation', () => {
		expect(read('my sister wants to move and my boss knows that').facts.filter(({ kind }) => kind === 'name')).toEqual(
			[],
		);
	});
});
