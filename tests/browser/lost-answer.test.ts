import { EMAIL, optimiserOn } from './optimiser-page.ts';
import { expect, test } from './visit.ts';

test.use({ allowedFaults: [/ERR_FAILED|status of 401 .*api\/optimise/] });

test('a visitor whose answer was lost presses again, gets it, and has used one run', async ({ page }) => {
	const keys = new Set<string | undefined>();
	let isLost = true;
	await page.route('**/api/optimise', async (route) => {
		keys.add(route.request().headers()['idempotency-key']);
		const answer = await route.fetch();
		if (isLost) await route.abort();
		else await route.fulfill({ response: answer });
	});
	const { box, submit, result } = optimiserOn(page);
	await page.goto('/');
	await box.fill(EMAIL);
	await submit.click();
	await expect(page.getByText('Unable to connect to the service.').first()).toBeVisible();
	// The prompt was made and counted, and the cookie that identifies the visitor is lost with the answer.
	await page.context().clearCookies({ name: 'ploop_visitor' });
	isLost = false;
	await submit.click();
	await expect(result).toBeVisible();
	expect(keys.size).toBe(1);
	await box.fill(`${EMAIL} Thank them.`);
	const refused = page.waitForResponse('**/api/optimise');
	await submit.click();
	expect((await refused).status()).toBe(401);
	expect(keys.size).toBe(2);
});
