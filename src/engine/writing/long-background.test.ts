import { expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

const promptOf = (text: string) => {
	const result = optimise(text);
	return result.outcome === 'optimised' ? result.prompt : '';
};

const game = ['The score so far', 'Ann 3', 'Bob 1', 'Ann 3', 'Cleo 7', 'Bob 1', 'Ann 3'].join('\n');

it('a long background stays in one piece, with its lines, order and repetitions', () => {
	expect(promptOf(`Write a short report about the match for our club page.\n\n${game}`)).toContain(game);
});

it('a short background is told in the intent', () => {
	const prompt = promptOf('Write a thank-you note to Ann. The party was on Friday. It rained. We sang.');
	expect(prompt).not.toContain('## Source');
	expect(prompt).toContain('It rained.');
});

it('a background line said twice is there twice', () => {
	const prompt = promptOf('Write a poem about the sea for my class. The gulls cry. The wind turns. The gulls cry.');
	expect(prompt.match(/The gulls cry/g)).toHaveLength(2);
});

it('a rule said twice is stated once', () => {
	const prompt = promptOf('Write a poem about the sea for my class. No rhymes. Use two stanzas. No rhymes.');
	expect(prompt.match(/^- No rhymes\.$/gm)).toHaveLength(1);
});
