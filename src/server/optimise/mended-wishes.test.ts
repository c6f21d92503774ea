import { expect, test } from 'vitest';
import howItWorks from '#content/how-it-works.yaml';
import { mendedWishesOf } from './mended-wishes.ts';

test('in the wishes of the sample the slip is mended, and the word as typed stays known', () => {
	const [{ sample }] = (howItWorks as { readonly steps: readonly [{ readonly sample: string }] }).steps;
	expect(mendedWishesOf(sample)).toEqual([
		[{ text: '8 lines' }],
		[{ text: 'funny but not soppy' }],
		[
			{ text: 'need a ' },
			{ text: 'birthday', typed: 'brithday' },
			{ text: ' poem for my dad who is turning 60 and loves fishing' },
		],
	]);
});
