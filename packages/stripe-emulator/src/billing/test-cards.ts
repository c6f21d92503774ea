/** The card fields of a form. Nothing else of a card is stored. */
export interface CardEntry {
	readonly last4: string;
	readonly expMonth: number;
	readonly expYear: number;
}

/** The outcomes of a card: `first` when its owner pays, `later` when Stripe charges it for a renewal. */
export interface TestCard {
	readonly number: string;
	readonly first: 'pays' | 'declined' | 'asks';
	readonly later: 'pays' | 'declined' | 'asks';
}

/** Stripe's test numbers and the outcomes of their payments. */
export const CARDS = {
	success: '4242424242424242',
	declined: '4000000000000002',
	asksOnce: '4000002500003155',
	asksAlways: '4000000000003220',
	failsLater: '4000000000000341',
} as const;

export const TEST_CARDS: readonly TestCard[] = [
	{ number: CARDS.success, first: 'pays', later: 'pays' },
	{ number: CARDS.declined, first: 'declined', later: 'declined' },
	{ number: CARDS.asksOnce, first: 'asks', later: 'pays' },
	{ number: CARDS.asksAlways, first: 'asks', later: 'asks' },
	{ number: CARDS.failsLater, first: 'pays', later: 'declined' },
];

export const cardOf = (last4: string): TestCard | undefined => TEST_CARDS.find(({ number }) => number.endsWith(last4));
