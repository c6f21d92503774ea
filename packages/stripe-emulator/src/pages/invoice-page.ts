import type Stripe from 'stripe';
import { payWithCard } from '../billing/pay-with-card.ts';
import type { World } from '../state/world.ts';
import { cardFields, readCard } from './card-fields.ts';
import { date, money } from './figures.ts';
import { html } from './html.ts';
import { goTo, type PageAnswer, page } from './page.ts';
import { startChallenge } from './start-challenge.ts';
import { type Problem, say, WORDS } from './words.ts';

const words = WORDS.invoice;

/** The hosted invoice: its lines, and a form while it is unpaid. */
export function invoicePage(world: World, invoice: Stripe.Invoice, problem: Problem | null = null): PageAnswer {
	const title = say(words.title, { number: invoice.number ?? invoice.id });
	const facts = html`<dl class="emulator-facts">
<div><dt>${words.status}</dt><dd>${words.statuses[statusOf(invoice)]}</dd></div>
<div><dt>${words.date}</dt><dd>${date(invoice.created)}</dd></div>
<div><dt>${words.total}</dt><dd>${money(invoice.total, invoice.currency)}</dd></div>
<div><dt>${words.due}</dt><dd>${money(invoice.amount_remaining, invoice.currency)}</dd></div>
</dl>`;
	if (!isPayable(world, invoice)) return page(title, facts);
	return page(title, payForm(invoice, problem), { status: problem === null ? 200 : 402, summary: facts });
}

const statusOf = ({ status }: Stripe.Invoice): keyof typeof words.statuses =>
	status !== null && status in words.statuses ? (status as keyof typeof words.statuses) : 'draft';

/** An unpaid invoice of an ended subscription cannot be paid any more. */
function isPayable(world: World, { status, parent }: Stripe.Invoice): boolean {
	const subscription = world.get('subscription', parent?.subscription_details?.subscription);
	return status === 'open' && subscription.ended_at === null;
}

const payForm = (invoice: Stripe.Invoice, problem: Problem | null) =>
	html`<h2>${WORDS.checkout.card}</h2>
<form class="emulator-form" method="post" action="/dev/stripe/invoice/${invoice.id}">
${cardFields(problem)}
<button class="button is-wide" type="submit">${say(words.pay, { price: money(invoice.amount_due, invoice.currency) })}</button>
</form>`;

export function submitInvoice(world: World, invoice: Stripe.Invoice, form: URLSearchParams): PageAnswer {
	const here = `/dev/stripe/invoice/${invoice.id}`;
	if (!isPayable(world, invoice)) return goTo(here);
	const card = readCard(form, world.now);
	if (typeof card === 'string') return invoicePage(world, invoice, card);
	const outcome = payWithCard(world, invoice, card, 'first');
	if (outcome === 'asks') return goTo(startChallenge(world, invoice.id, card));
	return outcome === 'paid' ? goTo(here) : invoicePage(world, invoice, 'declined');
}
