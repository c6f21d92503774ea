import type { Page, Route } from '@playwright/test';

export const ADA = {
	id: 'a1',
	email: 'ada@ploop.test',
	display_name: 'Ada',
	plan: 'free',
	planLabel: 'Free',
	isPro: false,
	status: 'active',
	current_period_end: null,
	cancel_at_period_end: false,
	subscription_id: null,
	prefs: { rememberAdvancedOptions: false, autoCopyOptimisedPrompt: false, compactView: false, offerAboutMe: false },
	created_at: '2026-11-01T00:00:00.000Z',
	has_password: true,
};
/** The answer of `GET /api/usage/summary` for this account. */
export const SUMMARY = {
	usedThisWeek: 2,
	weeklyLimit: 3,
	resetsAtDate: '2026-11-23T00:00:00.000Z',
	proWeeklyUsed: 0,
	proMonthly: [],
};
export const PRO = { plan: 'pro_monthly', planLabel: 'Pro – Unlimited', isPro: true } as const;

const HINT = { name: 'ploop_signed_in', value: '1' };

/** Sets the session hint in the browser, as signing in does, and answers the home page's calls for an account. */
export async function hintAt(page: Page, baseURL = ''): Promise<void> {
	await page.context().addCookies([{ ...HINT, url: baseURL }]);
	await page.route('**/api/usage/summary', (route) => route.fulfill({ json: SUMMARY }));
	await page.route('**/api/account/history', (route) => route.fulfill({ json: { items: [], next: null } }));
}

/** Signs in as far as the page can see: sets the hint and answers for the account. */
export async function actSignedIn(page: Page, baseURL: string | undefined, changes: object = {}): Promise<void> {
	await hintAt(page, baseURL);
	await page.route('**/api/account', (route) => route.fulfill({ json: { ...ADA, ...changes } }));
	await page.route('**/api/emails/welcome', (route) => route.fulfill({ json: { claimed: false, already: true } }));
}

export function refuse(route: Route, status: number, error: string, message: string, field?: string): Promise<void> {
	return route.fulfill({ status, json: { error, message, requestId: 'r1', ...(field && { field }) } });
}
