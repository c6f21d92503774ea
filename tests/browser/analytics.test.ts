import type { BrowserContext, Page } from '@playwright/test';
import { choose, EMAIL, optimiserOn, optionOn } from './optimiser-page.ts';
import { startOwnServer } from './own-server.ts';
import { fillSignUp, signUpOn } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

const allow = (page: Page) => page.getByRole('button', { name: 'Allow analytics' }).first().click();

async function withdraw(page: Page): Promise<void> {
	await page.getByRole('contentinfo').getByRole('button', { name: 'Manage cookies' }).click();
	await page
		.getByRole('dialog', { name: 'Cookie preferences' })
		.getByRole('button', { name: 'Only necessary' })
		.click();
}

test.describe(() => {
	test.use({ allowedFaults: [/^outside request: http:\/\/127\.0\.0\.1|404 \(Not Found\)/] });

	test('events are stored only after consent, joined by an id that identifies nobody', async ({ page }) => {
		const server = await startOwnServer();
		const told = async () => {
			const rows = await server.db.read({
				sql: 'SELECT event, page, detail, visit FROM events ORDER BY place',
				args: [],
			});
			return rows.map(({ event, page: path, detail, visit }) => ({ said: [event, path, detail].join(' '), visit }));
		};
		const said = async () => (await told()).map((one) => one.said);
		try {
			await page.goto(`${server.origin}/no-such-page?q=secret`);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			const fetched = page.waitForRequest(/AnalyticsScript/);
			await allow(page);
			await (await fetched).response();
			await expect.poll(said).toEqual(['page_viewed /404 {}', 'error_404_viewed /404 {}']);
			await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click();
			await page.waitForURL(`${server.origin}/`);
			await expect
				.poll(said)
				.toEqual([
					'page_viewed /404 {}',
					'error_404_viewed /404 {}',
					'error_404_cta_clicked /404 {"cta":"home"}',
					'page_viewed / {}',
				]);
			const visits = new Set((await told()).map(({ visit }) => visit));
			expect([...visits]).toEqual([await page.evaluate(() => sessionStorage.getItem('ploop:visit'))]);

			await withdraw(page);
			expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
			await page.goto(`${server.origin}/no-such-page`);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			expect(await told()).toHaveLength(4);
		} finally {
			await server.stop();
		}
	});
});

test.describe(() => {
	test.use({ allowedFaults: [/^outside request: http:\/\/127\.0\.0\.1/] });

	test('the optimiser and the forms report which parts were used, and nothing that was typed', async ({ page }) => {
		const server = await startOwnServer();
		const told = async () => {
			const rows = await server.db.read({ sql: 'SELECT event, detail FROM events ORDER BY place', args: [] });
			return rows.map(({ event, detail }) => `${event} ${detail}`);
		};
		try {
			await page.goto(server.origin);
			await allow(page);
			// The first event shows that the collector is running.
			await expect.poll(told).toContain('page_viewed {}');
			const { box, submit, result } = optimiserOn(page);
			await box.fill(`canary ${EMAIL}`);
			await choose(page, 'Tone', 'Academic');
			await page.getByRole('button', { name: 'Reset' }).click();
			await optionOn(page, 'Tone').click();
			await page.getByRole('button', { name: 'Casual' }).click();
			await page.getByRole('dialog').getByRole('button', { name: 'Maybe later' }).click();
			await submit.click();
			await expect(result).toBeVisible();
			await page.getByRole('banner').getByRole('button', { name: /^Free/ }).click();
			await page.getByRole('dialog').getByRole('link', { name: 'Create Free Account' }).click();
			await page.waitForURL(/\/signup/);
			await fillSignUp(page, { email: 'canary@example.com' });
			const signedUp = page.waitForResponse('**/api/auth/sign-up');
			await signUpOn(page).submit.click();
			expect((await signedUp).status()).toBe(200);
			await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
			await page.waitForURL(/\/contact/);
			const events = [
				'page_viewed {}',
				'modifier_changed {"modifier":"tone","value":"academic"}',
				'options_reset {}',
				'prolock_clicked {"feature":"tone"}',
				'optimise_submitted {"via":"prompt"}',
				'upgrade_cta_clicked {"place":"plan_badge"}',
				'upgrade_modal_opened {}',
				'upgrade_modal_cta_clicked {"cta":"free"}',
				'account_creation_started {"plan":"free"}',
				'footer_contact_clicked {}',
			];
			await expect.poll(told).toEqual(expect.arrayContaining(events));
			expect(await server.db.read({ sql: 'SELECT * FROM events', args: [] }).then(JSON.stringify)).not.toContain(
				'canary',
			);
		} finally {
			// An open page would go on sending events to a stopped server.
			await page.goto('about:blank');
			await server.stop();
		}
	});
});

test('after a refusal the collector’s code is never loaded', async ({ page }) => {
	const scripts: string[] = [];
	page.on('request', (request) => scripts.push(request.url()));
	await page.goto('/');
	await page.getByRole('button', { name: 'Only necessary' }).click();
	await page.goto('/signup');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(scripts.filter((url) => /Analytics|api\/(?:events|analytics)/.test(url))).toEqual([]);
});

test.describe('on a server with ids of Google', () => {
	const ids = { GA4_ID: 'G-TEST123', ADS_ID: 'AW-123456789', ADS_LABEL: 'label-1' };
	test.use({ allowedFaults: [/^outside request: (?:http:\/\/127\.0\.0\.1|https:\/\/www\.googletagmanager)/] });
	const TAG = /^https:\/\/www\.googletagmanager\.com\/gtag\/js/;

	/** Replaces Google's tag: stores a cookie and a key as the real one does. */
	async function stubGoogle(context: BrowserContext): Promise<string[]> {
		const asked: string[] = [];
		await context.route(/^https:/, async (route) => {
			asked.push(route.request().url());
			const body = "document.cookie = '_ga=GA1.1.1; path=/'; document.cookie = '_ga_TEST123=1; path=/';";
			await route.fulfill({ contentType: 'text/javascript', body });
		});
		return asked;
	}

	const commands = (page: Page) =>
		page.evaluate(() => (window.dataLayer ?? []).map((one) => Array.from(one as ArrayLike<unknown>)));

	test('the tag is added after consent and removed when consent is withdrawn', async ({ page, context }) => {
		const server = await startOwnServer(ids);
		try {
			const asked = await stubGoogle(context);
			await page.goto(`${server.origin}/signup?next=/account`);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			expect(asked).toEqual([]);
			await allow(page);
			await expect.poll(() => context.cookies().then((all) => all.map(({ name }) => name))).toContain('_ga_TEST123');
			expect(asked).toEqual([expect.stringMatching(TAG)]);
			const told = await commands(page);
			expect(told.slice(0, 2)).toMatchObject([
				['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }],
				['consent', 'update', { analytics_storage: 'granted', ad_storage: 'granted', ad_personalization: 'denied' }],
			]);
			expect(JSON.stringify(told)).toContain(`"page_location":"${server.origin}/signup"`);
			expect(told).toContainEqual(['event', 'page_viewed', {}]);

			// No conversion is reported from a local host.
			await page.evaluate(() =>
				document.dispatchEvent(new CustomEvent('ploop:track', { detail: { event: 'signup_conversion', detail: {} } })),
			);
			expect(JSON.stringify(await commands(page))).not.toContain('send_to');

			await withdraw(page);
			await expect.poll(() => context.cookies()).toEqual([]);
			expect(await page.evaluate(() => [Object.keys(sessionStorage), 'dataLayer' in window])).toEqual([[], false]);
			expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(0);
			expect(await page.evaluate(() => window['ga-disable-G-TEST123'])).toBe(true);
		} finally {
			await server.stop();
		}
	});
});
