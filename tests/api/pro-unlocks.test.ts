import { expect, test } from 'vitest';
import { optimise as runEngine } from '#engine/optimise';
import { type Buyer, openShop } from '#support/shop';
import { DAY } from '#support/stripe-emulator';
import { TEST_CATALOGUE } from '#support/test-catalogue';

/** A value of every modifier that the free plan does not include. */
const PRO_CHOICES = {
	tone: 'persuasive',
	format: 'narrative',
	readerLevel: 'expert',
	depth: 'exhaustive',
	length: 'long',
	creativity: 'high',
	strictness: 'strict',
	reasoning: 'step-by-step',
	variations: 'multiple',
	modelTarget: 'claude',
	safetyTone: 'cautious',
	authentic: true,
	examples: 'contextual',
	archetype: { mode: 'layered', layeredRoles: ['editor', 'fact checker'] },
	targetContext: { mode: 'custom', customText: 'a clinic’s notice board' },
	codeRigor: { enabled: true, level: 'production' },
	citations: { enabled: true, style: 'APA-lite' },
	structureLock: { enabled: true, order: ['Intent', 'Deliverables'] },
	outputChecks: ['facts', 'edgeCases', 'limitations'],
};
const FREE_LIMIT = TEST_CATALOGUE.free.limit;

const optimise = (person: Buyer) =>
	person.ask('POST /api/optimise', {
		body: { rawPrompt: 'Write a poem about herons, 12 lines, no rhymes.', modifiers: PRO_CHOICES },
	});

const usageOf = async (person: Buyer) => (await person.ask('GET /api/usage/summary')).body;

test('a payment unlocks every modifier and lifts the limit; the end of the period undoes both', async () => {
	const shop = await openShop();
	const ann = await shop.buyer();
	expect([...(await optimise(ann)).body.limited].sort()).toEqual(Object.keys(PRO_CHOICES).sort());
	expect(await usageOf(ann)).toMatchObject({ weeklyLimit: FREE_LIMIT, usedThisWeek: 1, proMonthly: [] });

	const { subscription } = await ann.buy('pro_monthly');
	for (let n = 0; n <= FREE_LIMIT; n += 1) {
		const { status, body } = await optimise(ann);
		expect([status, body.limited]).toEqual([200, []]);
	}
	const { weeklyLimit, proMonthly } = await usageOf(ann);
	expect(weeklyLimit).toBeNull();
	expect(proMonthly).toMatchObject([{ monthISO: '2026-11', optimisations: FREE_LIMIT + 2 }]);

	// After a cancellation Pro lasts until the end of the period, and ends then without any event.
	await ann.ask('POST /api/subscription/cancel', { body: { subscription_id: subscription.id } });
	shop.emulator.mode = 'dropped';
	await shop.pass(29 * DAY);
	expect((await optimise(ann)).body.limited).toEqual([]);
	await shop.pass(2 * DAY);
	expect((await optimise(ann)).body.limited).toHaveLength(Object.keys(PRO_CHOICES).length);
	const { weeklyLimit: again, proMonthly: months } = await usageOf(ann);
	expect([again, months]).toEqual([FREE_LIMIT, []]);
});

test('the free limit applies as soon as Pro ends, and counts the use of the whole week', async () => {
	const shop = await openShop();
	const ann = await shop.buyer();
	const { subscription } = await ann.buy('pro_annual');
	for (let n = 0; n < FREE_LIMIT; n += 1) await optimise(ann);
	await shop.stripe.subscriptions.cancel(subscription.id);
	await shop.emulator.settled();
	const { status, body } = await optimise(ann);
	expect([status, body.error]).toEqual([429, 'limit_reached']);
});

test('a Pro request goes ahead of others that wait for the engine', async () => {
	const ahead: unknown[] = [];
	const shop = await openShop({
		runtime: {
			optimise: (text, modifiers, wishes, goesAhead) => {
				ahead.push(goesAhead);
				return runEngine(text, modifiers, wishes);
			},
		},
	});
	const ann = await shop.buyer();
	await optimise(ann);
	await ann.buy('pro_monthly');
	await optimise(ann);
	expect(ahead).toEqual([false, true]);
});
