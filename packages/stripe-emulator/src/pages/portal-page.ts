import type Stripe from 'stripe';
import { changeSubscription } from '../billing/change-subscription.ts';
import { attach, cardFor, unattached } from '../billing/payments.ts';
import { itemOf } from '../objects/subscription.ts';
import type { World } from '../state/world.ts';
import { cardFields, readCard } from './card-fields.ts';
import { date, money, rate } from './figures.ts';
import { type Html, html } from './html.ts';
import { goTo, type PageAnswer, page } from './page.ts';
import { currentOf, statusWords } from './subscription-words.ts';
import { type Problem, say, WORDS } from './words.ts';

const words = WORDS.portal;
/** How long a link to the portal works, in seconds. */
const OPEN_FOR = 60 * 60;

type PortalSession = Stripe.BillingPortal.Session;

const isPast = (world: World, { created }: PortalSession): boolean => created + OPEN_FOR <= world.now;

export function portalPage(world: World, session: PortalSession, problem: Problem | null = null): PageAnswer {
	const home =
		session.return_url === null
			? null
			: html`<p><a class="button is-quiet" href="${session.return_url}">${WORDS.return}</a></p>`;
	if (isPast(world, session)) return page(words.title, html`<p>${words.expired}</p>${home}`, { status: 410 });
	const subscription = currentOf(world, session.customer);
	const content = subscription
		? html`${planPart(session, subscription)}${cardPart(world, session, subscription, problem)}`
		: html`<p>${words.none}</p>`;
	const all = html`${content}${portalInvoices(world, session.customer)}${home}`;
	return page(words.title, all, { status: problem === null ? 200 : 402 });
}

function planPart(session: PortalSession, subscription: Stripe.Subscription): Html {
	const item = itemOf(subscription);
	const isEnding = subscription.cancel_at !== null || subscription.ended_at !== null;
	const at = subscription.ended_at ?? subscription.cancel_at ?? item.current_period_end;
	return html`<section class="emulator-panel" aria-labelledby="plan"><h2 id="plan">${words.current}</h2>
<dl class="emulator-facts">
<div><dt>${words.plan}</dt><dd>${rate(item.price)}</dd></div>
<div><dt>${words.status}</dt><dd>${statusWords(subscription)}</dd></div>
</dl>
<p>${say(isEnding ? words.ends : words.renews, { date: date(at) })}</p>
${subscription.ended_at === null ? planForm(session, isEnding) : null}</section>`;
}

const planForm = ({ id }: PortalSession, isEnding: boolean): Html =>
	html`<form method="post" action="/dev/stripe/portal/${id}">
<button class="button is-quiet" type="submit" name="action" value="${isEnding ? 'resume' : 'cancel'}">${isEnding ? words.resume : words.cancel}</button>
</form>`;

function cardPart(
	world: World,
	{ id }: PortalSession,
	subscription: Stripe.Subscription,
	problem: Problem | null,
): Html | null {
	if (subscription.ended_at !== null) return null;
	const card = cardFor(world, subscription)?.card;
	const expiry = `${String(card?.exp_month).padStart(2, '0')}/${card?.exp_year}`;
	return html`<section class="emulator-panel" aria-labelledby="card"><h2 id="card">${words.cardHeading}</h2>
${card ? html`<p>${say(words.payWith, { last4: card.last4, expiry })}</p>` : null}
<form class="emulator-form" method="post" action="/dev/stripe/portal/${id}">
${cardFields(problem)}
<button class="button is-quiet" type="submit" name="action" value="card">${words.change}</button>
</form></section>`;
}

/**
 * Handles the portal's forms: cancels in the portal's own form (a time, no flag), withdraws that, or changes the card.
 */
export function submitPortal(world: World, session: PortalSession, form: URLSearchParams): PageAnswer {
	const subscription = currentOf(world, session.customer);
	const here = goTo(`/dev/stripe/portal/${session.id}`);
	if (isPast(world, session) || subscription === null || subscription.ended_at !== null) return here;
	const action = form.get('action');
	if (action === 'card') return changeCard(world, session, subscription, form) ?? here;
	const end = itemOf(subscription).current_period_end;
	const ending = { cancel_at: end, cancel_at_period_end: false, canceled_at: world.time(session.customer) };
	if (action === 'cancel') changeSubscription(world, subscription, ending);
	const going = { cancel_at: null, cancel_at_period_end: false, canceled_at: null };
	if (action === 'resume') changeSubscription(world, subscription, going);
	return here;
}

function changeCard(
	world: World,
	session: PortalSession,
	subscription: Stripe.Subscription,
	form: URLSearchParams,
): PageAnswer | null {
	const card = readCard(form, world.now);
	if (typeof card === 'string') return portalPage(world, session, card);
	const method = unattached(world, card, session.customer);
	attach(world, method, session.customer);
	changeSubscription(world, subscription, { default_payment_method: method.id });
	return null;
}

/** Links to the invoices of a customer, newest first. */
function portalInvoices(world: World, customer: string): Html | null {
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
