import type Stripe from 'stripe';
import { STEPS } from '../billing/move-time.ts';
import { itemOf } from '../objects/subscription.ts';
import { idOf, type World } from '../state/world.ts';
import { date, rate } from './figures.ts';
import { type Html, html } from './html.ts';
import { currentOf, statusWords } from './subscription-words.ts';
import { say, WORDS } from './words.ts';

const words = WORDS.home;
const MOST_LISTED = 20;

/** The customers, newest first, each with a clock that can be advanced. */
export function customerList(world: World): Html {
	const bought = world.all('customer').flatMap((customer) => {
		const subscription = currentOf(world, customer.id);
		return subscription === null ? [] : [{ customer, subscription }];
	});
	if (bought.length === 0) return html`<p>${words.nobody} <a href="/pricing">${words.prices}</a></p>`;
	const shown = bought.reverse().slice(0, MOST_LISTED);
	return html`<ul class="emulator-customers">${shown.map((one) => customerItem(world, one))}</ul>`;
}

interface Bought {
	readonly customer: Stripe.Customer;
	readonly subscription: Stripe.Subscription;
}

function customerItem(world: World, { customer, subscription }: Bought): Html {
	const { price, current_period_end: end } = itemOf(subscription);
	const isEnding = subscription.cancel_at !== null || subscription.ended_at !== null;
	const at = date(subscription.ended_at ?? subscription.cancel_at ?? end);
	const invoice = world.find('invoice', idOf(subscription.latest_invoice));
	return html`<li id="${customer.id}">
<h3>${customer.email ?? customer.id}</h3>
<p>${rate(price)} · ${statusWords(subscription)} · ${say(isEnding ? words.ends : words.renews, { date: at })}</p>
${invoice ? html`<p><a href="/dev/stripe/invoice/${invoice.id}">${say(WORDS.invoice.title, { number: invoice.number ?? invoice.id })}</a></p>` : null}
<form method="post" action="/dev/stripe">
<input type="hidden" name="customer" value="${customer.id}">
<fieldset class="emulator-steps"><legend>${say(words.today, { date: date(world.time(customer.id)) })}</legend>
${STEPS.map((step) => html`<button class="button is-quiet is-small" type="submit" name="step" value="${step}">${words.steps[step]}</button>`)}
</fieldset></form></li>`;
}
