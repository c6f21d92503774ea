import type Stripe from 'stripe';

/** The end of the period that begins at `start`, in seconds: the next whole interval after the anchor. */
export function nextPeriodEnd(anchor: number, start: number, { recurring }: Stripe.Price): number {
	const months = (recurring?.interval === 'year' ? 12 : 1) * (recurring?.interval_count ?? 1);
	let count = 1;
	while (addMonths(anchor, months * count) <= start) count += 1;
	return addMonths(anchor, months * count);
}

/** The same day and time some months later, or the last day of a shorter month. */
export function addMonths(from: number, months: number): number {
	const date = new Date(from * 1000);
	const day = date.getUTCDate();
	date.setUTCDate(1);
	date.setUTCMonth(date.getUTCMonth() + months);
	const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
	date.setUTCDate(Math.min(day, lastDay));
	return date.getTime() / 1000;
}
