import { expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

const intent = (text: string) => optimise(text).intent;

it.each([
	['what should i do if my landlord keeps my deposit', 'What should i do if my landlord keeps my deposit?'],
	['how do i bleed a radiator.', 'How do i bleed a radiator.'],
	['write a short poem about rain for my gran', 'Write a short poem about rain for my gran.'],
	['hi pls can u write a birthday message for my sister emma thx', 'Write a birthday message for my sister emma.'],
])('%j is asked for as %j', (text, expected) => {
	expect(intent(text)).toBe(expected);
});

it('a question about the one who is asked stays a question', () => {
	expect(intent('Would you consider yourself to be smart?')).toBe('Would you consider yourself to be smart?');
});
