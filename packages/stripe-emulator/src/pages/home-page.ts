import { moveTimeOn, STEPS } from '../billing/move-time.ts';
import { DELIVERY_MODES, type Deliveries, type DeliveryMode } from '../delivery/deliveries.ts';
import { waitingEvents } from '../delivery/waiting-events.ts';
import type { World } from '../state/world.ts';
import { testCards } from './card-fields.ts';
import { customerList } from './customer-list.ts';
import { type Html, html } from './html.ts';
import { goTo, type PageAnswer, page } from './page.ts';
import { say, WORDS } from './words.ts';

const words = WORDS.home;

export interface Emulated {
	readonly world: World;
	readonly deliveries: Deliveries;
}

/** The page with the test cards, the clocks of customers and the order of events. */
export function homePage({ world, deliveries }: Emulated): PageAnswer {
	return page(
		words.title,
		html`<p class="lede">${words.lede}</p>
<section class="emulator-panel" aria-labelledby="customers"><h2 id="customers">${words.customers}</h2>
<p>${words.customersLede}</p>
${customerList(world)}</section>
<section class="emulator-panel" aria-labelledby="cards"><h2 id="cards">${words.cards}</h2>
<p>${words.cardsLede}</p>
${testCards()}</section>
<section class="emulator-panel" aria-labelledby="events"><h2 id="events">${words.events}</h2>
<p>${words.eventsLede}</p>
${modeForm(deliveries.mode)}
${waitingForm(waitingEvents(world).length)}</section>`,
	);
}

const modeForm = (current: DeliveryMode): Html =>
	html`<form class="emulator-form" method="post" action="/dev/stripe">
<fieldset class="emulator-choices"><legend>${words.order}</legend>
${DELIVERY_MODES.map(
	(mode) => html`<label><input type="radio" name="mode" value="${mode}"${mode === current ? html` checked` : null}>
<span>${words.modes[mode]}</span></label>`,
)}</fieldset>
<button class="button is-quiet is-small" type="submit">${words.save}</button>
</form>`;

const waitingForm = (count: number): Html =>
	count === 0
		? html`<p>${words.noneWait}</p>`
		: html`<form class="emulator-form" method="post" action="/dev/stripe">
<p>${say(words.wait, { count: String(count) })}</p>
<button class="button is-quiet is-small" type="submit" name="deliver" value="now">${words.deliver}</button>
</form>`;

/** Unknown fields are ignored. */
export function submitHome({ world, deliveries }: Emulated, form: URLSearchParams): PageAnswer {
	const mode = DELIVERY_MODES.find((one) => one === form.get('mode'));
	if (mode !== undefined) deliveries.mode = mode;
	if (form.has('deliver')) deliveries.send(structuredClone(waitingEvents(world)), 'normal');
	const customer = world.find('customer', form.get('customer'));
	const step = STEPS.find((one) => one === form.get('step'));
	if (customer === null || step === undefined) return goTo('/dev/stripe');
	moveTimeOn(world, customer, step);
	return goTo(`/dev/stripe#${customer.id}`);
}
