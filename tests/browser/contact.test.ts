import type { Page } from '@playwright/test';
import { refuse } from './account-double.ts';
import { stopClock, takeClock } from './page-clock.ts';
import { accessibilityFaultsOf, scrollsSideways } from './page-faults.ts';
import { expect, test } from './visit.ts';

const MESSAGE = 'Which of the two plans am I on now?';

function formOn(page: Page) {
	const main = page.getByRole('main');
	return {
		name: main.getByRole('textbox', { name: 'Name' }),
		email: main.getByRole('textbox', { name: 'Email' }),
		company: main.getByRole('textbox', { name: 'Company (optional)' }),
		subject: main.getByRole('combobox', { name: 'Subject' }),
		message: main.getByRole('textbox', { name: 'Message' }),
		consent: main.getByRole('checkbox', { name: /Privacy Policy/ }),
		send: main.getByRole('button', { name: /^Send(ing…| message)$/ }),
		problem: main.getByRole('alert'),
	};
}

async function fill(page: Page, email = 'ada@example.com'): Promise<void> {
	const form = formOn(page);
	await form.name.fill('Ada');
	await form.email.fill(email);
	await form.subject.selectOption('Billing');
	await form.message.fill(MESSAGE);
	await form.consent.check();
}

test.describe('a form with faults', () => {
	test.use({ allowedFaults: [/status of 400/] });

	test('each fault is shown at its field, the first gets the focus, and each disappears when corrected', async ({
		page,
	}) => {
		await page.goto('/contact');
		const { name, email, subject, message, consent, send } = formOn(page);
		await send.press('Enter');
		await expect(name).toBeFocused();
		for (const [field, fault] of [
			[name, 'Name is required'],
			[email, 'Email is required'],
			[subject, 'Please select a subject'],
			[message, /Message is required$/],
			[consent, 'You must agree to let us process your information'],
		] as const) {
			await expect(field).toHaveAccessibleDescription(fault);
			await expect(field).toHaveAttribute('aria-invalid', 'true');
		}
		await name.fill('Ada');
		await expect(name).toHaveAccessibleDescription('');
		await email.fill('ada at example');
		await subject.selectOption('Billing');
		await message.fill(`  ${'x'.repeat(19)}  `);
		await consent.check();
		await send.click();
		await expect(email).toBeFocused();
		await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
		await expect(message).toHaveAccessibleDescription(/Message must be at least 20 characters$/);
		await message.fill('x'.repeat(8001));
		await send.click();
		await expect(message).toHaveAccessibleDescription(/at most 8000 characters$/);
		// Input that the browser accepts and the server refuses.
		await message.fill(MESSAGE);
		await email.fill('ada@example');
		await send.click();
		await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
		await expect(email).toBeFocused();
		await expect(message).toHaveValue(MESSAGE);
		await expect(page.getByLabel('Attachments')).toBeDisabled();
		await expect(page.getByLabel('Attachments')).toHaveAccessibleDescription('Coming soon');
	});
});

test('a sent message is confirmed, and the form comes back after a while or on a press', async ({ page, request }) => {
	await stopClock(page);
	await page.goto('/contact');
	const { name, company, subject, message, consent, send } = formOn(page);
	await fill(page);
	await company.fill('Acme');
	const posted = page.waitForRequest('**/api/contact');
	await send.click();
	expect((await posted).postDataJSON()).toEqual({
		name: 'Ada',
		email: 'ada@example.com',
		company: 'Acme',
		subject: 'billing',
		message: MESSAGE,
		website: '',
		consent: true,
	});
	const thanks = page.getByRole('region', { name: 'Thank you!' });
	await expect(thanks.getByRole('heading')).toBeFocused();
	await expect(thanks).toContainText('1–2 business days');
	await expect(send).toBeHidden();
	await page.clock.runFor(2999);
	await expect(thanks).toBeVisible();
	await page.clock.runFor(1);
	await expect(send).toBeVisible();
	await expect(thanks).toBeHidden();
	const line = page.getByRole('main').getByText('Your message has arrived.').first();
	await expect(line).toBeFocused();
	await expect(message).toHaveValue('');
	await expect(consent).not.toBeChecked();
	await expect(name).toHaveValue('Ada');
	await message.fill(MESSAGE);
	await expect(line).toBeHidden();

	await subject.selectOption('Bug report');
	await consent.check();
	await send.click();
	await thanks.getByRole('button', { name: 'Send another message' }).click();
	await expect(subject).toBeFocused();

	const mails: { to: string; subject: string }[] = await (await request.get('/dev/mail.json')).json();
	const subjects = mails.filter(({ to }) => to === 'desk@ploop.localhost').map((mail) => mail.subject);
	expect(subjects).toEqual(expect.arrayContaining(['Contact form: Billing', 'Contact form: Bug report']));
});

test.describe('when it cannot be sent', () => {
	test.use({ allowedFaults: [/status of (400|429|503)|ERR_FAILED/] });

	test('the form says why and keeps every word', async ({ page }) => {
		const refusals: readonly (readonly [status: number, code: string, said: string])[] = [
			[429, 'rate_limited', 'Too many attempts—please try again in a minute.'],
			[400, 'spam', 'Spam detected. Please try again.'],
			[400, 'invalid_input', 'Please check your input and try again.'],
			[503, 'email_disabled', 'Email is not configured. Please try again later.'],
			[503, 'send_failed', 'We could not send your message. Please try again.'],
			[503, 'unavailable', 'We couldn’t send your message. Please try again.'],
		];
		await page.goto('/contact');
		await fill(page);
		const { message, consent, send, problem } = formOn(page);
		for (const [status, code, said] of refusals) {
			await page.route('**/api/contact', (route) => refuse(route, status, code, said));
			await send.click();
			await expect(problem).toHaveText(said);
			await page.unroute('**/api/contact');
		}
		await page.route('**/api/contact', (route) => route.abort());
		await send.click();
		await expect(problem).toHaveText('Network error. Please check your connection and try again.');
		await page.unroute('**/api/contact');
		await page.route('**/api/contact', (route) =>
			route.fulfill({
				status: 400,
				json: { ok: false, error: 'consent_required', field: 'consent', message: 'Please tick.', requestId: 'r' },
			}),
		);
		await send.click();
		await expect(consent).toHaveAccessibleDescription('Please tick.');
		await expect(message).toHaveValue(MESSAGE);
	});
});

test('a select has the colours of the page', async ({ page }) => {
	await page.goto('/contact');
	const list = page.getByRole('combobox', { name: 'Subject' });
	await expect(list).toHaveCSS('appearance', 'none');
	await expect(list).toHaveCSS('background-image', /^linear-gradient/);
	const { color } = await list.evaluate((element) => getComputedStyle(element));
	await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCSS('color', color);
});

test('a program that fills in the hidden field sends nothing', async ({ page }) => {
	await page.goto('/contact');
	await fill(page);
	let posts = 0;
	page.on('request', (request) => {
		if (request.url().endsWith('/api/contact')) posts += 1;
	});
	await page.locator('#contact-website').evaluate((trap: HTMLInputElement) => {
		trap.value = 'http://spam.example';
	});
	await formOn(page).send.click();
	await expect(formOn(page).problem).toHaveText('Spam detected');
	expect(posts).toBe(0);
});

test('a link can choose the subject, and an unknown subject is ignored', async ({ page }) => {
	await page.goto('/contact?subject=data-protection-complaint');
	await expect(formOn(page).subject).toHaveValue('data-protection-complaint');
	await page.goto(`/contact?subject=${encodeURIComponent('"><script>alert(1)</script>')}`);
	await expect(formOn(page).subject).toHaveValue('');
});

for (const [width, colorScheme] of [
	[1440, 'dark'],
	[320, 'light'],
	[320, 'dark'],
] as const) {
	test(`at ${width} px in ${colorScheme} no state has an accessibility fault or scrolls sideways`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		const stopTime = await takeClock(page);
		await page.goto('/contact');
		const isClean = async () => {
			expect(await accessibilityFaultsOf(page)).toEqual([]);
			expect(await scrollsSideways(page)).toBe(false);
		};
		await formOn(page).send.click();
		await expect(page.getByText('Message is required')).toBeVisible();
		await isClean();
		await page.route('**/api/contact', (route) => route.fulfill({ json: { ok: true, mode: 'email' } }));
		await fill(page, `${'a-long-name-'.repeat(5)}@${'an-even-longer-company.'.repeat(2)}example.com`);
		// The confirmation stays while the focus is in it.
		await stopTime();
		await formOn(page).send.click();
		const again = page.getByRole('button', { name: 'Send another message' });
		await again.focus();
		await page.clock.resume();
		await isClean();
		await again.press('Enter');
		await expect(page.getByText('Your message has arrived.').first()).toBeVisible();
		await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
		expect(await scrollsSideways(page)).toBe(false);
	});
}
