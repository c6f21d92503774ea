import type { Page } from '@playwright/test';
import { actSignedIn, PRO, refuse } from './account-double.ts';
import { actBilled, ENDING, FREE, OWING, PRO_MONTHLY } from './billing-double.ts';
import { stopClock } from './page-clock.ts';
import { accessibilityFaultsOf, scrollsSideways } from './page-faults.ts';
import { expect, test } from './visit.ts';

interface State {
	readonly path: string;
	readonly bring?: (page: Page, baseURL: string | undefined) => Promise<unknown>;
	/** Content that is visible in that state. */
	readonly shows: string;
	readonly press?: string;
	/** Keeps messages that would disappear by themselves. */
	readonly hold?: (page: Page) => Promise<unknown>;
}

const billed = (shows: string, billing: typeof FREE, press?: string): State => ({
	path: '/account/billing',
	bring: (page, baseURL) => actBilled(page, baseURL, billing),
	shows,
	...(press && { press }),
});

/** An answer that never comes. */
const hang = (page: Page, path: string) => page.route(`**${path}`, () => {});

const STATES: Readonly<Record<string, State>> = {
	'the prices': { path: '/pricing', shows: 'Create Free Account' },
	'the prices, for Pro, after leaving a checkout': {
		path: '/pricing?canceled=1',
		bring: async (page, baseURL) => {
			await stopClock(page);
			await actSignedIn(page, baseURL, PRO);
		},
		shows: 'Checkout Canceled',
		hold: async (page) => {
			await page.keyboard.press('F8');
			await page.clock.resume();
		},
	},
	'a checkout being set up': {
		path: '/checkout',
		bring: async (page, baseURL) => {
			await actSignedIn(page, baseURL);
			await hang(page, '/api/checkout/session');
		},
		shows: 'Setting up checkout…',
	},
	'a checkout for who has a subscription': {
		path: '/checkout',
		bring: async (page, baseURL) => {
			await actSignedIn(page, baseURL, PRO);
			await page.route('**/api/checkout/session', (route) => refuse(route, 409, 'already_subscribed', 'Already.'));
		},
		shows: 'You already have a subscription',
	},
	'an unknown plan': { path: '/checkout?plan=gold', shows: 'We don’t recognise that plan' },
	'a payment being looked up': {
		path: '/billing/success?session_id=cs_1',
		bring: async (page, baseURL) => {
			await actSignedIn(page, baseURL);
			await hang(page, '/api/billing/confirm');
		},
		shows: 'Thank you!',
	},
	'a payment of someone signed out': { path: '/billing/success', shows: 'Log in to continue' },
	'a cancelled payment': { path: '/billing/cancel', shows: 'Payment Cancelled' },
	'billing on its way': {
		path: '/account/billing',
		bring: async (page, baseURL) => {
			await actSignedIn(page, baseURL);
			await hang(page, '/api/billing');
		},
		shows: 'Invoices',
	},
	'billing that failed': {
		path: '/account/billing',
		bring: async (page, baseURL) => {
			await actSignedIn(page, baseURL);
			await page.route('**/api/billing', (route) => refuse(route, 503, 'unavailable', 'Later.'));
		},
		shows: 'We couldn’t load your billing.',
	},
	'billing of a free account': billed('Go Annual £48', FREE),
	'billing of Pro': billed('5 January 2027', { ...PRO_MONTHLY, isDemo: true }),
	'billing of a plan that ends': billed('Ends soon', ENDING),
	'billing of who owes a payment': billed('Your last payment didn’t go through', OWING),
	'the question before a cancellation': billed('Cancel your plan?', PRO_MONTHLY, 'Cancel plan'),
	'the question before a change of plan': billed('Pay by the year?', PRO_MONTHLY, 'Switch to yearly'),
};

test.use({ allowedFaults: [/status of (409|503)/], contextOptions: { reducedMotion: 'reduce' } });

for (const [name, { path, bring, shows, press, hold }] of Object.entries(STATES)) {
	test(`${name}: no accessibility fault, no sideways scrolling, wide and light, narrow and dark`, async ({
		page,
		baseURL,
	}) => {
		await bring?.(page, baseURL);
		await page.goto(path);
		if (press) await page.getByRole('button', { name: press }).click();
		await expect(page.getByText(shows).first()).toBeVisible();
		await hold?.(page);
		for (const [width, theme] of [
			[1440, 'light'],
			[320, 'dark'],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await page.locator('html').evaluate((root, chosen) => root.setAttribute('data-theme', chosen), theme);
			expect(await accessibilityFaultsOf(page), theme).toEqual([]);
			expect(await scrollsSideways(page)).toBe(false);
		}
	});
}
