import { describe, expect, it } from 'vitest';
import type { PartKind } from '#engine/tagging/part-labels';
import { read } from '../read.ts';
import { findToldFacts } from './told-facts.ts';

const facts = (text: string) => read(text).facts.map(({ kind, span }) => `${kind}: ${span.text}`);

describe('a plain fact of the person', () => {
	it.each([
		['Plan a weekend for four. One of us uses a wheelchair.', 'requirement: One of us uses a wheelchair'],
		['The house has no garage. Describe it for an advert.', 'requirement: The house has no garage'],
		['I live above a bakery. Write to my neighbours.', 'requirement: I live above a bakery'],
	])('is an entry of its own: %s', (text, entry) => {
		expect(facts(text)).toContain(entry);
	});

	const told = (text: string, part: PartKind) => {
		const span = { start: 0, end: text.length, text };
		const role = part === 'task' ? 'task' : 'context';
		const found = findToldFacts([{ span, part, role, verb: null, isQuestion: false, constraints: [] }]);
		return found.map(({ start, end }) => text.slice(start, end));
	};

	it('begins after its joining word', () => {
		expect(told('and my flat is above a bakery.', 'background')).toEqual(['my flat is above a bakery']);
	});

	it('may be stated in passing, within the task', () => {
		expect(told('Plan a weekend for four, one uses a wheelchair, vegetarian.', 'task')).toEqual([
			'one uses a wheelchair',
			'vegetarian',
		]);
	});

	it('is not taken from every sentence of a story', () => {
		const sentence = 'She rose early.';
		const tale = Array.from({ length: 12 }, (_, at) => {
			const span = { start: at * 16, end: at * 16 + sentence.length, text: sentence };
			return { span, part: 'background', role: 'context', verb: null, isQuestion: false, constraints: [] } as const;
		});
		expect(findToldFacts(tale.slice(0, 3))).toHaveLength(3);
		expect(findToldFacts(tale)).toEqual([]);
	});
});

describe('words that are no facts', () => {
	it.each([
		['1. Oranges cost more. 2. Plums cost less. Which cost most?', /^number/],
		['Write a card with Section 1: thanks. Section 2: news.', /^number: [Ss]ection/],
		['Go to Peru. Say how it was.', /Peru\. Say/],
		['Open my Word document and fix the margins.', /^requirement: document/],
		['Mine a block on 10.0.35.11 please.', /^date/],
		['Write SQL that joins 3 different table and returns the total.', /^format/],
		['Write in natural language for board meetings.', /^audience/],
	])('are left out: %s', (text, entry) => {
		expect(facts(text).filter((one) => entry.test(one))).toEqual([]);
	});
});

describe('facts that are easily missed', () => {
	it.each([
		['Write about Mark Twain and his wit.', 'name: Mark Twain'],
		['Find the UNESCO World Heritage sites in France.', 'name: UNESCO World Heritage'],
		['Draw up a three-act play.', 'number: three-act'],
		['Book a table from 6-7pm.', 'time: 6-7pm'],
		['Find a lamp for £20-25.', 'money: £20-25'],
		['Fill 1/2 page.', 'number: 1/2 page'],
		['Translate my poem into English. Preserve "saudade" as it is.', 'quote: "saudade"'],
	])('are entries: %s', (text, entry) => {
		expect(facts(text).join('\n')).toContain(entry.split(': ')[1]);
	});
});
