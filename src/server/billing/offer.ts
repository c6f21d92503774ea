import type { Offer } from '@ploop/stripe-emulator';
import type { Catalogue } from '../catalogue.ts';

/** The catalogue's plans in the emulator's form. */
export const offerOf = ({ pro: { monthly, annual } }: Catalogue): Offer => ({
	product: 'PLOOP Pro',
	currency: 'gbp',
	prices: [
		{ lookupKey: monthly.lookupKey, amount: monthly.pence, interval: 'month' },
		{ lookupKey: annual.lookupKey, amount: annual.pence, interval: 'year' },
	],
});
