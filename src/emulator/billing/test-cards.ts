/** What was typed into the card fields. Never more than this is kept of a card. */
export interface CardEntry {
	readonly last4: string;
	readonly expMonth: number;
	readonly expYear: number;
}

/** What a card does: `first` when its owner pays, `later` when Stripe charges it for a renewal. */
export interface TestCard {
	readonly number: string;
	readonly first: 'pays' | 'declined' | 'asks';
	readonly later: 'pays' | 'declined' | 'asks';
}

/** Stripe's own test numbers. */
export const TEST_CARDS: readonly TestCard[] = [
	{ number: '4242424242424242', first: 'pays', later: 'pays' },
	{ number: '4000000000000002', first: 'declined', later: 'declined' },
	{ number: '4000002500003155', first: 'asks', later: 'pays' },
	{ number: '4000000000003220', first: 'asks', later: 'asks' },
	{ number: '4000000000000341', first: 'pays', later: 'declined' },
];

export const cardOf = (last4: string): TestCard | undefined => TEST_CARDS.find(({ number }) => number.endsWith(last4));
