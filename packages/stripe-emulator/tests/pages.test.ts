import { describe, expect, test } from 'vitest';
import { CARDS, TEST_CARDS } from '../src/billing/test-cards.ts';
import { WORDS } from '../src/pages/words.ts';
import {
	DAY,
	open,
	openCheckout,
	START,
	submit,
	subscribed,
	type TestStripe,
	testPrices,
	testStripe,
} from './test-stripe.ts';

const RENEWAL = Date.UTC(2027, 1, 28, 12) / 1000;

async function checkout() {
	const ours = await testStripe();
	const prices = await testPrices(ours);
	const session = await openCheckout(ours, prices.monthly, { client_reference_id: 'u1' });
	const read = () => ours.stripe.checkout.sessions.retrieve(session.id);
	return { ...ours, ...prices, session, url: session.url ?? '', read };
}

async function pastDue() {
	const ours = await testStripe();
	const { monthly } = await testPrices(ours);
	const bought = await subscribed(ours, monthly, { card: CARDS.failsLater });
	await ours.pass(RENEWAL - START);
	const read = () => ours.stripe.subscriptions.retrieve(bought.subscription);
	return { ...ours, ...bought, monthly, read, url: `/dev/stripe/invoice/${(await read()).latest_invoice}` };
}

const portalOf = async ({ stripe }: TestStripe, customer: string) =>
	(await stripe.billingPortal.sessions.create({ customer, return_url: 'http://ploop.test/account/billing' })).url;

describe('the checkout page', () => {
	test('shows the price, a card that works, and that no money moves', async () => {
		const ours = await checkout();
		const { status, headers, body } = await open(ours, ours.url);
		expect(status).toBe(200);
		expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
		expect(body).toContain('No money moves');
		expect(body).toContain('£4.99 per month');
		expect(body).toContain('>Pay £4.99</button>');
		expect(body).toContain('value="4242 4242 4242 4242"');
		expect(body).toContain('href="http://ploop.test/pricing?canceled=1"');
		const annual = await openCheckout(ours, ours.annual);
		expect((await open(ours, annual.url ?? '')).body).toContain('>Pay £48.00</button>');
	});

	test('once paid with the card that is filled in leads to the success address, and cannot be paid again', async () => {
		const ours = await checkout();
		const sent = await Promise.all(Array.from({ length: 5 }, () => submit(ours, ours.url, { number: CARDS.success })));
		const address = `http://ploop.test/billing/success?session_id=${ours.session.id}`;
		expect(sent.map(({ status, headers }) => [status, headers['Location']])).toEqual(Array(5).fill([303, address]));
		expect(await ours.read()).toMatchObject({ status: 'complete', payment_status: 'paid', client_reference_id: 'u1' });
		expect((await ours.stripe.subscriptions.list()).data).toHaveLength(1);
		expect((await open(ours, ours.url)).body).toContain(WORDS.checkout.paid);
	});

	test('may lead back to the buyer’s origin, under any name that reaches the server', async () => {
		const ours = await checkout();
		const success_url = 'http://localhost:4321/billing/success';
		const { url } = await openCheckout(ours, ours.monthly, { success_url });
		const policy = (await open(ours, url ?? '')).headers['Content-Security-Policy'];
		expect(policy).toContain("form-action 'self' http://localhost:4321;");
	});

	test('says that a card was declined, and lets another one pay', async () => {
		const ours = await checkout();
		const { status, body } = await submit(ours, ours.url, { number: CARDS.declined });
		expect([status, body]).toEqual([402, expect.stringContaining(WORDS.problem.declined)]);
		expect(await ours.read()).toMatchObject({ status: 'open', subscription: null });
		expect((await ours.stripe.subscriptions.list()).data).toEqual([]);
		expect((await submit(ours, ours.url, { number: CARDS.success })).status).toBe(303);
	});

	test.each([
		['number', { number: '4242424242424241' }],
		['expiry', { number: CARDS.success, expiry: '01/27' }, Date.UTC(2027, 1, 1) / 1000],
		['expiry', { number: CARDS.success, expiry: '13/34' }],
		['code', { number: CARDS.success, code: '12' }],
	] as const)('names a wrong %s at its field', async (problem, fields, now = START) => {
		const ours = await checkout();
		await ours.pass(now - START);
		const { body } = await submit(ours, ours.url, fields);
		expect(body).toContain(WORDS.problem[problem]);
		expect(body).toMatch(new RegExp(`<input id="${problem}"[^>]*aria-invalid="true" aria-describedby="problem"`));
	});

	test('asks for 3-D Secure, and does not pay after a no', async () => {
		const ours = await checkout();
		const ask = async () => (await submit(ours, ours.url, { number: CARDS.asksOnce })).headers['Location'] ?? '';
		const first = await ask();
		expect((await open(ours, first)).body).toContain('it is you who pays £4.99');
		expect((await submit(ours, first, { answer: 'fail' })).body).toContain(WORDS.problem.unauthenticated);
		expect((await submit(ours, first, { answer: 'pass' })).status).toBe(410);
		expect((await ours.read()).status).toBe('open');
		expect((await submit(ours, await ask(), { answer: 'pass' })).headers['Location']).toContain('/billing/success');
		expect((await ours.read()).status).toBe('complete');
	});

	test('is gone once the session has expired', async () => {
		const ours = await checkout();
		await ours.pass(DAY);
		const { status, body } = await submit(ours, ours.url, { number: CARDS.success });
		expect([status, body]).toEqual([410, expect.stringContaining(WORDS.checkout.expired)]);
		expect((await ours.stripe.subscriptions.list()).data).toEqual([]);
	});
});

describe('the hosted invoice', () => {
	test('takes another card, which renewals then use', async () => {
		const ours = await pastDue();
		expect((await open(ours, ours.url)).body).toContain('>Pay £4.99</button>');
		expect((await submit(ours, ours.url, { number: CARDS.declined })).body).toContain(WORDS.problem.declined);
		expect((await ours.read()).status).toBe('past_due');
		expect((await submit(ours, ours.url, { number: CARDS.success })).status).toBe(303);
		expect((await open(ours, ours.url)).body).not.toContain('<form');
		await ours.pass(31 * DAY);
		expect(await ours.read()).toMatchObject({ status: 'active' });
	});

	test('also asks for 3-D Secure', async () => {
		const ours = await pastDue();
		const { headers } = await submit(ours, ours.url, { number: CARDS.asksAlways });
		expect((await ours.read()).status).toBe('past_due');
		await submit(ours, headers['Location'] ?? '', { answer: 'pass' });
		expect((await ours.read()).status).toBe('active');
	});
});

describe('the portal', () => {
	test('cancels in its own form, and can withdraw that', async () => {
		const ours = await testStripe();
		const { monthly } = await testPrices(ours);
		const { customer, subscription } = await subscribed(ours, monthly);
		const url = await portalOf(ours, customer);
		expect((await open(ours, url)).body).toContain('Renews on 28 February 2027');
		await submit(ours, url, { action: 'cancel' });
		const read = () => ours.stripe.subscriptions.retrieve(subscription);
		expect(await read()).toMatchObject({ cancel_at: RENEWAL, cancel_at_period_end: false });
		expect((await open(ours, url)).body).toContain('Ends on 28 February 2027');
		await submit(ours, url, { action: 'resume' });
		expect(await read()).toMatchObject({ cancel_at: null, canceled_at: null });
	});

	test('changes the card, and expires after an hour', async () => {
		const ours = await testStripe();
		const { monthly } = await testPrices(ours);
		const { customer } = await subscribed(ours, monthly);
		const url = await portalOf(ours, customer);
		await submit(ours, url, { action: 'card', number: CARDS.asksOnce, expiry: '1/30' });
		expect((await open(ours, url)).body).toContain('ending in 3155, until 01/2030');
		await ours.pass(60 * 60);
		expect((await open(ours, url)).status).toBe(410);
	});
});

describe('the home of the emulator', () => {
	test('advances one customer through everything due, and nobody else', async () => {
		const ours = await testStripe();
		const { monthly } = await testPrices(ours);
		expect((await open(ours, '/dev/stripe')).body).toContain(WORDS.home.nobody);
		const ann = await subscribed(ours, monthly);
		const bob = await subscribed(ours, monthly);
		const { headers } = await submit(ours, '/dev/stripe', { customer: ann.customer, step: 'month' });
		expect(headers['Location']).toBe(`/dev/stripe#${ann.customer}`);
		expect((await open(ours, '/dev/stripe')).body).toContain('Today is 28 February 2027');
		const endOf = async (id: string) =>
			(await ours.stripe.subscriptions.retrieve(id)).items.data[0]?.current_period_end;
		expect(await endOf(ann.subscription)).toBe(Date.UTC(2027, 2, 31, 12) / 1000);
		expect(await endOf(bob.subscription)).toBe(RENEWAL);
		await submit(ours, '/dev/stripe', { customer: ann.customer, step: 'century' });
		await submit(ours, '/dev/stripe', { customer: 'cus_none', step: 'month' });
		expect(await endOf(bob.subscription)).toBe(RENEWAL);
	});

	test('holds events back when told to, counts them, and delivers them on demand', async () => {
		const ours = await testStripe();
		await submit(ours, '/dev/stripe', { mode: 'dropped' });
		await testPrices(ours);
		await ours.emulator.settled();
		const { body } = await open(ours, '/dev/stripe');
		expect(body).toContain('value="dropped" checked');
		expect(body).toContain('Not taken yet: 3.');
		expect(ours.received).toEqual([]);
		await submit(ours, '/dev/stripe', { deliver: 'now' });
		await ours.emulator.settled();
		expect(ours.received.map(({ type }) => type)).toEqual(['product.created', 'price.created', 'price.created']);
		expect((await open(ours, '/dev/stripe')).body).toContain(WORDS.home.noneWait);
	});
});

test('prices are created once, and a new amount takes over the lookup key', async () => {
	const ours = await testStripe();
	const prices = (amount: number) => [{ lookupKey: 'pro_monthly', amount, interval: 'month' as const }];
	const put = (amount: number) =>
		ours.emulator.offer({ product: 'PLOOP Pro', currency: 'gbp', prices: prices(amount) });
	await put(499);
	await put(499);
	await put(599);
	expect((await ours.stripe.products.list()).data).toHaveLength(1);
	expect((await ours.stripe.prices.list()).data.map((one) => [one.unit_amount, one.lookup_key])).toEqual([
		[599, 'pro_monthly'],
		[499, null],
	]);
});

test('every page has one heading and a label for each field, and nothing that its policy forbids', async () => {
	const ours = await pastDue();
	const session = await openCheckout(ours, ours.monthly);
	const challenge = (await submit(ours, session.url ?? '', { number: CARDS.asksOnce })).headers['Location'] ?? '';
	for (const address of ['/dev/stripe', session.url ?? '', challenge, ours.url, await portalOf(ours, ours.customer)]) {
		const { body } = await open(ours, address);
		expect(body.match(/<h1>/g)).toHaveLength(1);
		for (const [, id] of body.matchAll(/<input id="(\w+)"/g)) expect(body).toContain(`<label for="${id}">`);
		expect(body).not.toMatch(/ style=|<style|<script| on\w+=/);
		expect(body).toContain('<html lang="en-GB">');
	}
});

test('the policy of a page allows its style and its icon', async () => {
	const { headers, body } = await open(await testStripe(), '/dev/stripe');
	expect(body).toContain('<link rel="icon" href="/favicon.svg"');
	expect(body).toContain('<link rel="stylesheet" href="/dev/stripe/pages.css"');
	expect(headers['Content-Security-Policy']).toMatch(/style-src 'self'; img-src 'self'/);
});

test('a seller’s text is escaped on the page', async () => {
	const ours = await testStripe();
	const { id: product } = await ours.stripe.products.create({ name: '<b>"Pro"</b>' });
	const price = await ours.stripe.prices.create({
		product,
		currency: 'gbp',
		unit_amount: 1,
		recurring: { interval: 'year' },
	});
	const { body } = await open(ours, (await openCheckout(ours, price)).url ?? '');
	expect(body).toContain('&lt;b&gt;&quot;Pro&quot;&lt;/b&gt;');
	expect(body).not.toContain('<b>');
});

test('the style sheet begins with the site’s, and other addresses have no page', async () => {
	const { emulator, ...ours } = await testStripe({ siteStyles: () => 'p { color: red }' });
	const { headers, body } = await open({ emulator, ...ours }, '/dev/stripe/pages.css');
	expect(headers['Content-Type']).toContain('text/css');
	expect(body).toMatch(/^p \{ color: red \}\n[\s\S]*\.emulator-head/);
	for (const path of [
		'/dev/stripe/checkout',
		'/dev/stripe/checkout/cs_none',
		'/dev/stripe/constructor/a',
		'/dev/stripe/invoice/cs_none',
	]) {
		expect(await emulator.answerEmulator(new Request(`http://ploop.test${path}`))).toBeNull();
	}
});

test('the page explains each test card', () => {
	expect(Object.keys(WORDS.card.tests).sort()).toEqual(TEST_CARDS.map(({ number }) => number).sort());
});
