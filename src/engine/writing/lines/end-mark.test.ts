import { describe, expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

const promptOf = (text: string): string => {
	const result = optimise(text);
	return result.outcome === 'optimised' ? (result.prompt.split('\n\nNow act')[0] ?? '') : '';
};

describe('how the sentences of a request begin and end', () => {
	it.each([
		['how do i descale a delonghi magnifica without the official liquid', /official liquid\?$/],
		['my bank moved me to a new account with 1.1% interest, is that bad', /is that bad\?$/],
		["why do planes stay up, i've heard three versions", /stay up\? I've heard three versions\.$/],
		['why is the printed page blank every time, its driving me mad', /blank every time\? It's driving me mad\.$/],
		['how much hay for 38 ewes, 6 weeks, grass is finished', /grass is finished\.$/],
		['my card is declined, what do i say to them i have 8% battery', /battery\.$/],
		['my card is declined, what should i say to them when i have time', /time\?$/],
		['can you make my cover letter sound natural?? 20h max', /natural\.(?!\?)/],
		['=A2+B2 gives #N/A on half the rows but the code is there. what do i do', /What do I do\?$/],
		['capital of australia and population', /population\.$/],
		['can u do me a rota for 4 carers over 2 weeks', /over 2 weeks\.$/],
		['turn my notes into minutes, actions at the end with who, max one page. was in a pub so sorry', /so sorry\.?$/m],
		['how many tiles do i need for a wall 2.4m x 3.1', /3\.1\?$/],
	])('%j gets the right closing mark', (text, line) => {
		expect(promptOf(text)).toMatch(line);
	});

	it.each([
		["how do i say in tagalog: 'your mum is welcome to stay'", /to stay'$/],
		['sort these words: pear, fig, kiwi', /kiwi$/],
		['plan my day: dentist 10.30, school run, two hours of work', /hours of work$/],
	])('%j ends with a passage, which gets none', (text, line) => {
		expect(promptOf(text)).toMatch(line);
	});

	it('a wish that begins like a question is no question', () => {
		const prompt = promptOf('notice for the stand: be yourselves, where the files are, cake at four, no phones at all');
		expect(prompt).not.toContain('?');
	});

	it.each([
		['explain rain to a child. keep it to two lines. no numbers', /child\. Keep it to two lines\. No numbers/],
		['list fruit, e.g. pears or figs', /e\.g\. pears/],
		['explain the phrase "go on. do it." to a child', /"go on\. do it\."/],
	])('%j: each sentence begins with a capital, what is quoted does not', (text, line) => {
		expect(
			promptOf(text)
				.replaceAll('\n- ', ' ')
				.replaceAll(/\n+## [^\n]+\n+/g, ' '),
		).toMatch(line);
	});

	it('a number without a noun is kept as an amount', () => {
		expect(promptOf('date ideas in winter that cost little, in a small town, she hates cold. no netflix. 7')).toContain(
			'- How many: 7.',
		);
	});

	it('a courtesy before a wish is removed', () => {
		expect(promptOf('plan a day in leeds for two. pls in order, numbered. budget is 40. no museums')).toMatch(
			/- In order, numbered/,
		);
	});
});
