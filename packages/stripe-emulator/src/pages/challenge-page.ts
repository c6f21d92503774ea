import type Stripe from 'stripe';
import { payCheckout } from '../billing/checkout.ts';
import { payWithCard } from '../billing/pay-with-card.ts';
import type { CardEntry } from '../billing/test-cards.ts';
import type { Challenge } from '../state/kinds.ts';
import type { World } from '../state/world.ts';
import { checkoutPage, successAddress } from './checkout-page.ts';
import { money } from './figures.ts';
import { html } from './html.ts';
import { invoicePage } from './invoice-page.ts';
import { goTo, type PageAnswer, page } from './page.ts';
import { say, WORDS } from './words.ts';

export function challengePage(world: World, challenge: Challenge): PageAnswer {
	const words = WORDS.challenge;
	if (challenge.status !== 'open') return page(words.title, html`<p>${words.done}</p>`, { status: 410 });
	const session = world.find('checkout.session', challenge.target);
	const price = session
		? money(session.amount_total, session.currency)
		: money(world.get('invoice', challenge.target).amount_due, world.get('invoice', challenge.target).currency);
	return page(
		words.title,
		html`<p class="lede">${say(words.lede, { price })}</p>
<form class="emulator-actions" method="post" action="/dev/stripe/3d-secure/${challenge.id}">
<button class="button" type="submit" name="answer" value="pass">${words.pass}</button>
<button class="button is-quiet" type="submit" name="answer" value="fail">${words.fail}</button>
</form>`,
		{ leadsTo: session?.success_url ?? null },
	);
}

/** Handles the owner's answer once, while the payment is open. */
export function submitChallenge(world: World, challenge: Challenge, form: URLSearchParams): PageAnswer {
	if (challenge.status !== 'open') return challengePage(world, challenge);
	const hasPassed = form.get('answer') === 'pass';
	world.put(Object.assign(challenge, { status: hasPassed ? 'passed' : 'failed' }));
	const session = world.find('checkout.session', challenge.target);
	if (session) return finishCheckout(world, session, challenge.card, hasPassed);
	return finishInvoice(world, world.get('invoice', challenge.target), challenge.card, hasPassed);
}

function finishCheckout(
	world: World,
	session: Stripe.Checkout.Session,
	card: CardEntry,
	hasPassed: boolean,
): PageAnswer {
	if (session.status !== 'open') return checkoutPage(world, session);
	if (!hasPassed) return checkoutPage(world, session, 'unauthenticated');
	payCheckout(world, session, card, 'authenticated');
	return goTo(successAddress(session));
}

function finishInvoice(world: World, invoice: Stripe.Invoice, card: CardEntry, hasPassed: boolean): PageAnswer {
	if (invoice.status === 'open' && !hasPassed) return invoicePage(world, invoice, 'unauthenticated');
	if (invoice.status === 'open') payWithCard(world, invoice, card, 'authenticated');
	return goTo(`/dev/stripe/invoice/${invoice.id}`);
}
