import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { refuse } from './account-double.ts';
import { stopClock } from './page-clock.ts';
import { logInOn } from './sign-in-forms.ts';
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

// Every target needs a page of its own.
test.describe.configure({ timeout: 240_000 });

/** Serves an empty page for every address that the browser would go to, here or elsewhere. */
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

/** The page that a confirmation link without a code goes on to. */
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

test('a target on this site is opened as it was given', async ({ page, baseURL }) => {
	await endEveryWay(page);
	for (const target of legit) {
		expect((await wayOn(page, encodeURIComponent(target))).href, target).toBe(new URL(target, baseURL).href);
	}
});

test('the log-in dialog leads to no other site', async ({ page, baseURL }) => {
	await page.route('**/api/auth/sign-in', (route) => route.fulfill({ json: { ok: true, needsCode: false } }));
	await page.goto('/login');
	const { email, password } = logInOn(page);
	await email.fill('ada@example.com');
	await password.fill('whatever it was');
	// An answer without content: the browser stays, and the next target can be tried.
	await page.route(/./, (route) =>
		route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
	);
	for (const target of HOSTILE.flatMap(sentAs)) {
		const gone = page.waitForRequest((request) => request.isNavigationRequest());
		await page.evaluate((next) => {
			history.replaceState(null, '', `/?next=${next}`);
			const dialog = document.querySelector<HTMLDialogElement>('#log-in-dialog');
			if (!dialog?.open) dialog?.showModal();
			dialog?.querySelector('form')?.requestSubmit();
		}, target);
		expect(new URL((await gone).url()).origin, target).toBe(baseURL);
	}
});

test('a page with only a target makes no request to the server', async ({ page }) => {
	const asked: string[] = [];
	await page.route('**/api/**', (route) => {
		asked.push(route.request().url());
		return refuse(route, 503, 'unavailable', 'Later.');
	});
	await page.goto('/signup?next=/account');
	await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
	expect(asked).toEqual([]);
});
