import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const partOf = (text: string, words: string) => read(text).clauses.find(({ span }) => span.text.includes(words))?.part;

describe('facts that are no rules for the answer', () => {
	it.each([
		[
			"Write a job advert for a part-time receptionist at a vet's practice in Shrewsbury, 22 hours, £12.40 an hour.",
			'22 hours',
		],
		['Please write a press release: the shop celebrates 30 years on 9 November. Raised £2.1m in all.', 'Raised'],
		[
			'Can my employer make me use my own phone for work? Call centre, England, zero mention in contract.',
			'Call centre',
		],
		['Can my employer make me use my own phone for work? They want an authenticator on it.', 'authenticator'],
		['Compare an ISA and paying off my mortgage early. 4.6% fix until 2027. Which and why?', '4.6% fix'],
		['How do I stop my sourdough spreading? 75% hydration, strong white flour, overnight in the fridge.', '75%'],
		['How do I get rid of mould for good? I bleached it twice. No window, old extractor fan.', 'No window'],
		['Write a product description for candles, 6 inch, made in Leeds, £14. Around 80 words.', 'made in Leeds'],
		['I have to write an abstract, 250 words. My research: biochar in olive orchards, 3 years.', 'My research'],
		['Is this opening any good? Applying for paramedic science by the way, not medicine.', 'not medicine'],
	])('%s', (text, words) => {
		expect(partOf(text, words)).toBe('background');
	});

	it.each([
		['Write a job advert for a receptionist in Shrewsbury, max 100 words, no jargon.', 'max 100 words'],
		['Write a job advert for a receptionist in Shrewsbury, max 100 words, no jargon.', 'no jargon'],
		['Write a notice about bikes on the landing, they must go, before friday 6 pm.', 'before friday'],
		['Create a picture for a birthday invite, 4 balloons, square.', '4 balloons'],
		['Should I lease or buy the van? Keep it under 200 words.', 'under 200 words'],
		['Plan a weekend in Porto for me and my dad, we like fish and trams, not too busy.', 'not too busy'],
	])('keeps the wish: %s', (text, words) => {
		expect(partOf(text, words)).not.toBe('background');
	});
});
