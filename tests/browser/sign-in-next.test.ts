import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { refuse } from './account-double.ts';
import { stopClock } from './page-clock.ts';
import { logIn, logInOn } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

interface Targets {
	readonly payloads: readonly { readonly payload: string }[];
	readonly legit: readonly string[];
}

const { payloads, legit } = JSON.parse(readFileSync('tests/data/open-redirect-payloads.json', 'utf8')) as Targets;
const HOSTILE = payloads.map(({ payload }) => payload).filter((payload) => payload.isWellFormed());

const sentAs = (target: string): string[] => [
	encodeURIComponent(target),
	encodeURIComponent(encodeURIComponent(target)),
];

// Each target takes a page.
test.describe.configure({ timeout: 240_000 });

/** Serves an empty page for wherever the browser would go, here or elsewhere. */
async function endEveryWay(page: Page): Promise<void> {
	await stopClock(page);
	await page.route(
		(url) => url.pathname !== '/auth/callback',
		(route) =>
			route.request().isNavigationRequest()
				? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Arrived</title>' })
				: route.fallback(),
	);
}

/** Where a confirmation link without a code goes on to. */
async function wayOn(page: Page, next: string): Promise<URL> {
	await page.goto(`/auth/callback?next=${next}`, { waitUntil: 'domcontentloaded' });
	await expect(page.getByText('No verification code found.')).toBeVisible();
	await page.clock.runFor(1500);
	await expect(page).toHaveTitle('Arrived');
	return new URL(page.url());
}

test('no target of a confirmation link leaves this site', async ({ page, baseURL }) => {
	await endEveryWay(page);
	for (const target of HOSTILE) {
		expect((await wayOn(page, encodeURIComponent(target))).origin, target).toBe(baseURL);
	}
});

test('a page of this site is gone to as it was named', async ({ page, baseURL }) => {
	await endEveryWay(page);
	for (const target of legit) {
		expect((await wayOn(page, encodeURIComponent(target))).href, target).toBe(new URL(target, baseURL).href);
	}
});

test.describe('the log-in dialog', () => {
	test.use({ allowedFaults: [/status of 401 .*callback\/credentials/] });

	test('asks to come back to no other site', async ({ page, baseURL }) => {
		const targets: string[] = [];
		await page.route('**/callback/credentials**', (route) => {
			targets.push(new URLSearchParams(route.request().postData() ?? '').get('callbackUrl') ?? '');
			return route.fulfill({
				status: 401,
				json: { error: 'wrong_credentials', message: 'No.', requestId: 'r1', url: `${baseURL}/login?error=wrong` },
			});
		});
		await page.route('**/api/auth/csrf', (route) => route.fulfill({ json: { csrfToken: 'token' } }));
		await page.goto('/login');
		await logIn(page, 'ada@example.com', 'whatever it was');
		await expect.poll(() => targets.length).toBe(1);
		expect(targets).toEqual(['/']);
		const { submit } = logInOn(page);
		for (const [at, target] of HOSTILE.flatMap(sentAs).entries()) {
			await page.evaluate((next) => history.replaceState(null, '', `/?next=${next}`), target);
			await expect(submit).toHaveText('Sign in');
			await submit.click();
			await expect.poll(() => targets.length).toBe(at + 2);
			expect(new URL(targets.at(-1) ?? '', baseURL).origin, target).toBe(baseURL);
		}
	});
});

test('the server is asked for nothing by a page that only has a target', async ({ page }) => {
	const asked: string[] = [];
	await page.route('**/api/**', (route) => {
		asked.push(route.request().url());
		return refuse(route, 503, 'unavailable', 'Later.');
	});
	await page.goto('/signup?next=/account');
	await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
	expect(asked).toEqual([]);
});
