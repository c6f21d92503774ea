import type Stripe from 'stripe';
import { say, WORDS } from './words.ts';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** `£4.99`, from pence. */
export const money = (amount: number | null, currency: string | null): string =>
	new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency ?? 'gbp' }).format((amount ?? 0) / 100);

/** `1 March 2027`, from seconds. */
export const date = (seconds: number): string => DATE.format(seconds * 1000);

/** `£4.99 per month`, from the price. */
export const rate = (price: Stripe.Price): string =>
	say(WORDS.amount, { price: money(price.unit_amount, price.currency), interval: intervalOf(price) });

export const intervalOf = ({ recurring }: Stripe.Price): string =>
	WORDS.interval[recurring?.interval === 'year' ? 'year' : 'month'];
