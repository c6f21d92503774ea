import type Stripe from 'stripe';
import { lineItemsOf, payCheckout } from '../billing/checkout.ts';
import type { World } from '../state/world.ts';
import { cardFields, readCard } from './card-fields.ts';
import { intervalOf, money, rate } from './figures.ts';
import { type Html, html } from './html.ts';
import { goTo, type PageAnswer, page } from './page.ts';
import { startChallenge } from './start-challenge.ts';
import { type Problem, say, WORDS } from './words.ts';

/** The page on which a Checkout Session is paid. */
export function checkoutPage(
	world: World,
	session: Stripe.Checkout.Session,
	problem: Problem | null = null,
): PageAnswer {
	const [line] = lineItemsOf(world, session).items;
	const title = say(WORDS.checkout.title, { product: line?.description ?? '' });
	if (session.status === 'expired')
		return page(title, html`<p>${WORDS.checkout.expired}</p>${back(session)}`, { status: 410 });
	if (session.status === 'complete') return page(title, html`<p>${WORDS.checkout.paid}</p>${forth(session)}`);
	return page(title, payForm(session, problem), {
		status: problem === null ? 200 : 402,
		summary: line?.price ? summary(session, line.price) : html``,
		leadsTo: session.success_url,
	});
}

/** The bought item, which is shown beside the form. */
const summary = (session: Stripe.Checkout.Session, price: Stripe.Price): Html =>
	html`<p class="emulator-price">${rate(price)}</p>
<p>${say(WORDS.checkout.renews, { interval: intervalOf(price) })}</p>
<dl class="emulator-total"><div><dt>${WORDS.checkout.today}</dt><dd>${priceOf(session)}</dd></div></dl>
${back(session)}`;

const payForm = (session: Stripe.Checkout.Session, problem: Problem | null): Html =>
	html`<h2>${WORDS.checkout.card}</h2>
<form class="emulator-form" method="post" action="/dev/stripe/checkout/${session.id}">
${cardFields(problem)}
<button class="button is-wide" type="submit">${say(WORDS.checkout.pay, { price: priceOf(session) })}</button>
</form>`;

const priceOf = (session: Stripe.Checkout.Session): string => money(session.amount_total, session.currency);

const back = ({ cancel_url: address }: Stripe.Checkout.Session) =>
	address === null ? null : html`<p><a class="button is-quiet" href="${address}">${WORDS.checkout.cancel}</a></p>`;

const forth = (session: Stripe.Checkout.Session) =>
	html`<p><a class="button" href="${successAddress(session)}">${WORDS.return}</a></p>`;

export const successAddress = ({ id, success_url: address }: Stripe.Checkout.Session): string =>
	(address ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);

/** Handles the sent form. Redirects if the session is paid already, so that nobody pays twice. */
export function submitCheckout(world: World, session: Stripe.Checkout.Session, form: URLSearchParams): PageAnswer {
	if (session.status === 'complete') return goTo(successAddress(session));
	if (session.status === 'expired') return checkoutPage(world, session);
	const card = readCard(form, world.now);
	if (typeof card === 'string') return checkoutPage(world, session, card);
	const outcome = payCheckout(world, session, card, 'first');
	if (outcome === 'asks') return goTo(startChallenge(world, session.id, card));
	return outcome === 'paid' ? goTo(successAddress(session)) : checkoutPage(world, session, 'declined');
}
