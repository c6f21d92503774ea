import type { World } from '../state/world.ts';
import { date, money } from './figures.ts';
import { type Html, html } from './html.ts';
import { WORDS } from './words.ts';

/** Links to the invoices of a customer, newest first. */
export function portalInvoices(world: World, customer: string): Html | null {
	const invoices = world.all('invoice').filter((one) => one.customer === customer && one.status !== 'draft');
	if (invoices.length === 0) return null;
	return html`<section class="emulator-panel" aria-labelledby="invoices"><h2 id="invoices">${WORDS.portal.invoices}</h2>
<ul class="emulator-invoices">${invoices
		.reverse()
		.map(
			(one) =>
				html`<li><a href="/dev/stripe/invoice/${one.id}">${one.number ?? one.id}</a> ${date(one.created)}, ${money(one.total, one.currency)}</li>`,
		)}</ul></section>`;
}
