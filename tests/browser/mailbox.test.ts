import { addToOutbox } from '#db/outbox';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { accessibilityFaultsOf, scrollsSideways } from './page-faults.ts';
import { untilPainted } from './painted.ts';
import { test as base, expect } from './visit.ts';

/** A server for the tests of one worker; each begins with an empty mailbox. */
const test = base.extend<{ own: OwnServer }, { server: OwnServer }>({
	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
		async ({}, use) => {
			const server = await startOwnServer({ TRUST_PROXY: '1' });
			await use(server);
			await server.stop();
		},
		{ scope: 'worker' },
	],
	own: async ({ server }, use) => {
		await server.db.write([{ sql: 'DELETE FROM outbox', args: [] }]);
		await use(server);
	},
	baseURL: async ({ own }, use) => use(own.origin),
});

const linkOf = (own: OwnServer) => `${own.origin}/faq?token_hash=${'aB3-_'.repeat(9)}&next=%2F`;

function bring(own: OwnServer, recipient: string, minute: number) {
	const link = linkOf(own);
	const mail = { id: `mail-${minute}`, recipient, subject: 'Confirm your email address for PLOOP', accountId: null };
	const html = `<!doctype html><html lang="en-GB"><head><title>Mail</title></head>
		<body style="margin:0;background:#ffffff"><main><h1>Hello</h1><script>parent.document.title = 'taken over'</script>
		<p><a href="${link.replace('&', '&amp;')}" target="_blank">Confirm my email address</a></p></main></body></html>`;
	const createdAt = new Date(Date.UTC(2026, 10, 18, 12, minute));
	return own.db.write([addToOutbox({ ...mail, html, text: `Hello Ann,\n\nConfirm:\n${link}\n`, createdAt })]);
}

test.use({ allowedFaults: [/Blocked script execution in .*\/html' because/] });

test('an empty mailbox says so and links to the sign-up', async ({ page }) => {
	await page.goto('/dev/mail');
	await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeVisible();
	await expect(page.getByText('No mail yet.')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
	expect(await accessibilityFaultsOf(page)).toEqual([]);
});

test('the keyboard opens the newest mail and follows its link', async ({ page, own }) => {
	await page.goto('/dev/mail');
	await bring(own, 'ann@ploop.test', 1);
	await bring(own, 'bob@ploop.test', 2);
	await untilPainted(page);
	await page.getByRole('link', { name: 'Look again' }).press('Enter');
	const items = page.getByRole('list', { name: 'Mails' }).getByRole('listitem');
	await expect(items).toHaveText([/bob@ploop\.test/, /ann@ploop\.test/]);
	await untilPainted(page);
	await page.getByRole('link', { name: 'Look again' }).focus();
	await page.keyboard.press('Tab');
	await expect(items.first().getByRole('link')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address for PLOOP');
	await expect(page.getByText('bob@ploop.test')).toBeVisible();
	const link = page.getByRole('link', { name: linkOf(own) });
	await expect(link).toHaveAttribute('href', linkOf(own));
	await untilPainted(page);
	await page.getByRole('link', { name: 'All mails' }).press('Enter');
	await expect(items).toHaveCount(2);
});

test('the HTML of a mail is shown in a frame without scripts, and its links open in a new window', async ({
	page,
	own,
}) => {
	await bring(own, 'ann@ploop.test', 1);
	await page.goto('/dev/mail/mail-1');
	const frame = page.frameLocator('iframe');
	await expect(frame.getByRole('heading', { name: 'Hello' })).toBeVisible();
	await expect(page).toHaveTitle('Confirm your email address for PLOOP');
	const opened = page.waitForEvent('popup');
	await frame.getByRole('link', { name: 'Confirm my email address' }).click();
	await expect(await opened).toHaveURL(linkOf(own));
});

for (const width of [1440, 320]) {
	for (const colorScheme of ['light', 'dark'] as const) {
		test.describe(`${width} px, ${colorScheme}`, () => {
			test.use({ viewport: { width, height: 900 }, colorScheme });

			test('list and mail have no accessibility fault and no sideways scrolling', async ({ page, own }) => {
				await bring(own, `${'long-name-'.repeat(6)}@ploop.test`, 1);
				await page.goto('/dev/mail');
				expect(await accessibilityFaultsOf(page)).toEqual([]);
				expect(await scrollsSideways(page)).toBe(false);
				await page.goto('/dev/mail/mail-1');
				expect(await scrollsSideways(page)).toBe(false);
				// axe cannot run in a frame without scripts and would wait for it, so the frame is removed.
				await page.getByTitle('As a mail program shows it').evaluate((frame) => frame.remove());
				expect(await accessibilityFaultsOf(page)).toEqual([]);
				const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
				expect(paper).toBe(colorScheme === 'dark' ? 'rgb(23, 13, 32)' : 'rgb(255, 250, 245)');
			});

			test('the mail of a sign-up is readable in the mailbox', async ({ page }) => {
				const password = 'a heron by the lake';
				const email = `zoe.${crypto.randomUUID()}@example.com`;
				const person = { name: 'Zoë', email, password, confirmPassword: password, terms: true };
				expect((await page.request.post('/api/auth/sign-up', { data: person })).status()).toBe(200);
				await page.goto('/dev/mail');
				await page.getByRole('link', { name: 'Confirm your email address for PLOOP' }).click();
				const src = await page.getByTitle('As a mail program shows it').getAttribute('src');
				const html = await (await page.request.get(src ?? '')).text();
				await page.goto('about:blank');
				await page.setContent(html);
				await expect(page.getByText('Hello Zoë,')).toBeVisible();
				// A mail is no page: it needs no landmarks and no main heading.
				const ofMails = (await accessibilityFaultsOf(page)).filter(
					(fault) => !/^(region|landmark-one-main|page-has-heading-one):/.test(fault),
				);
				expect(ofMails).toEqual([]);
				expect(await scrollsSideways(page)).toBe(false);
			});
		});
	}
}
