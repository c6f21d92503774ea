import { describe, expect, it } from 'vitest';
import { read } from '#engine/reading/read';
import { bySentence } from './by-sentence.ts';

const sentencesOf = (text: string) => bySentence(read(text))?.map(({ part, span }) => `${part}: ${span.text}`) ?? null;

describe('a request divided into sentences', () => {
	it('is not cut within a sentence', () => {
		const sentences = sentencesOf(
			'Write a plan for the hall, two pages, no jargon. We have 14 girls, half of them new. Keep it fun, that matters most.',
		);
		expect(sentences?.map((one) => one.replace(/^\w+: /, ''))).toEqual([
			'Write a plan for the hall, two pages, no jargon.',
			'We have 14 girls, half of them new.',
			'Keep it fun, that matters most.',
		]);
		expect(sentences?.[0]).toMatch(/^task: /);
	});

	it('is cut where a new sentence begins without punctuation', () => {
		const sentences = sentencesOf(
			'so i run a small cafe in leeds and this year has been hard because of the roadworks and we lost a third of our walk ins and i have been thinking about evenings but my partner wants a breakfast delivery and i dont know i just want someone to look at both ideas and tell me which has a better chance and please dont just say it depends because everyone says that and i need to decide by the end of the month',
		);
		expect(sentences).toContainEqual(expect.stringMatching(/^ban: and please dont just say it depends/));
		expect(sentences).toContainEqual(expect.stringMatching(/^task: i just want someone to look at both ideas/));
	});

	it('is not divided with fewer than three sentences', () => {
		expect(sentencesOf('Write a poem about the sea, in 5 lines. No rhymes.')).toBeNull();
	});
});
