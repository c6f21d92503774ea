import type { Page, Route } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { EMAIL, optimiserOn, runPrompt } from './optimiser-page.ts';
import { stopClock } from './page-clock.ts';
import { faultsInBothThemes } from './page-faults.ts';
import { expect, test } from './visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], contextOptions: { reducedMotion: 'reduce' } });

/** Over the limit of the request, so that one rule fails by counting. */
const TOO_LONG = `Subject: Meeting\n\nDear team,\n\n${'We meet on Friday at 3 pm. '.repeat(25)}`;

function checkOn(page: Page) {
	const section = page.getByRole('region', { name: 'Check the answer' });
	return {
		section,
		toggle: page.getByRole('button', { name: 'Check the answer', exact: true }),
		box: section.getByRole('textbox', { name: 'The AI’s answer' }),
		submit: section.getByRole('button', { name: /^Check(ing…| this answer)$/ }),
		summary: section.getByRole('status').first(),
		rules: section.getByRole('region', { name: 'Your rules, one by one' }).getByRole('listitem'),
		repair: section.getByRole('region', { name: 'Repair prompt' }),
	};
}

async function openCheck(page: Page): Promise<ReturnType<typeof checkOn>> {
	await runPrompt(page, EMAIL);
	const check = checkOn(page);
	await check.toggle.click();
	await expect(check.box).toBeVisible();
	return check;
}

const answer =
	(body: unknown, status = 200) =>
	(route: Route) =>
		route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

const placeOf = (words: string) => ({ start: EMAIL.indexOf(words), end: EMAIL.indexOf(words) + words.length });

const CHECKED = {
	requestId: 'r',
	checks: [
		{
			id: 'rule-1',
			rule: 'under 120 words',
			source: placeOf('under 120 words'),
			verdict: 'pass',
			finding: '80 words; the rule says fewer than 120.',
		},
		{
			id: 'rule-2',
			rule: 'No jokes',
			source: placeOf('No jokes'),
			verdict: 'unclear',
			finding: 'Please judge this one yourself.',
		},
	],
	repairPrompt: null,
};

test('a pasted answer is checked against each rule, and a failure gives a prompt to send back', async ({ page }) => {
	const { box, submit, summary, rules, repair } = await openCheck(page);
	await box.fill(TOO_LONG);
	await submit.click();
	await expect(summary).toHaveText(/\b1 fails\b/);
	const failed = rules.filter({ hasText: 'Fails' });
	await expect(failed).toHaveCount(1);
	await expect(failed).toContainText('under 120 words');
	await expect(failed).toContainText(/\d{3} words/);
	await expect(repair).toContainText('under 120 words');
	const repairPrompt = await repair.locator('pre').textContent();
	await stopClock(page);
	await repair.getByRole('button').click();
	await expect(repair.getByRole('button')).toHaveText('Copied!');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(repairPrompt);
});

test('a rule that is pointed at, focused or tapped is highlighted in the original', async ({ page }) => {
	await page.route('**/api/check-answer', answer(CHECKED));
	const { box, submit, rules } = await openCheck(page);
	const { proof: original } = optimiserOn(page);
	await box.fill('Dear team');
	await submit.click();
	await expect(rules, 'nothing failed, so all is folded').toHaveCount(0);
	await page.getByText('1 needs your eye', { exact: true }).last().click();
	const rule = rules.filter({ hasText: 'No jokes' }).getByRole('button');
	await rule.hover();
	await expect(original.locator('mark[data-lit]')).toHaveText('No jokes');
	await page.mouse.move(0, 0);
	await expect(original.locator('mark[data-lit]')).toHaveCount(0);
	await rule.focus();
	await expect(original.locator('mark[data-lit]')).toHaveText('No jokes');
	await rule.press('Enter');
	await expect(rule).toHaveAttribute('aria-expanded', 'true');
	await expect(rules.filter({ hasText: 'You wrote' })).toContainText('Mention the new room. No jokes');
});

test('a pasted answer stays when the section is closed, and a note says when it has changed since the check', async ({
	page,
}) => {
	await page.route('**/api/check-answer', answer(CHECKED));
	const { box, submit, summary, toggle } = await openCheck(page);
	await box.fill('Dear team');
	await submit.click();
	await expect(summary).toHaveText('1 needs your eye, 1 passes');
	await toggle.click();
	await expect(box).toBeHidden();
	await toggle.click();
	await expect(box).toHaveValue('Dear team');
	await box.fill('Dear all');
	await expect(summary).toContainText('The answer has changed since this check.');
});

test('one sentence says so when no rule could be checked', async ({ page }) => {
	await page.route('**/api/check-answer', answer({ requestId: 'r', checks: [], repairPrompt: null }));
	const { box, submit, summary, rules } = await openCheck(page);
	await box.fill('Dear team');
	await submit.click();
	await expect(summary).toHaveText(/^None of your rules can be checked by counting\./);
	await expect(rules).toHaveCount(0);
});

test('an empty field says what is missing, and a text that is too long is refused before sending', async ({ page }) => {
	let sent = 0;
	page.on('request', (request) => {
		if (request.url().endsWith('/api/check-answer')) sent += 1;
	});
	const { section, box, submit } = await openCheck(page);
	await submit.click();
	await expect(section.getByRole('alert')).toHaveText('Paste the answer first.');
	await expect(box).toHaveAttribute('aria-invalid', 'true');
	await box.fill('a'.repeat(20_001));
	await expect(section.getByText(/Character limit exceeded: 20001\/20000/)).toBeVisible();
	await submit.click();
	await expect(section.getByRole('alert')).toContainText('20,001 characters');
	expect(sent).toBe(0);
});

test('during a check the button says so and a second press sends nothing', async ({ page }) => {
	let sent = 0;
	const release = await holdRequests(page, '**/api/check-answer', async (route) => {
		sent += 1;
		await answer(CHECKED)(route);
	});
	const { box, submit, summary } = await openCheck(page);
	await box.fill('Dear team');
	await submit.click();
	await expect(submit).toHaveText('Checking…');
	await expect(submit).toBeFocused();
	await submit.press('Enter');
	release();
	await expect(summary).not.toBeEmpty();
	await expect(submit).toHaveText('Check this answer');
	expect(sent).toBe(1);
});

test.describe('a server in trouble', () => {
	test.use({ allowedFaults: [/status of (500|429)|ERR_INTERNET_DISCONNECTED/] });

	for (const [status, body, sentence] of [
		[500, {}, 'The service is temporarily unavailable.'],
		[429, { error: 'rate_limited', message: 'x' }, 'Too many requests.'],
	] as const) {
		test(`a ${status} is shown as a sentence, and the pasted text stays`, async ({ page }) => {
			await page.route('**/api/check-answer', answer(body, status));
			const { section, box, submit } = await openCheck(page);
			await box.fill('Dear team');
			await submit.click();
			await expect(section.getByRole('alert')).toContainText(sentence);
			await expect(box).toHaveValue('Dear team');
		});
	}

	test('a lost connection is reported, and the check works once it is back', async ({ page, context }) => {
		const { section, box, submit, summary } = await openCheck(page);
		await box.fill('Dear team');
		await context.setOffline(true);
		await submit.click();
		await expect(section.getByRole('alert')).toContainText('Unable to connect to the service.');
		await context.setOffline(false);
		await submit.click();
		await expect(summary).not.toBeEmpty();
		await expect(section.getByRole('alert')).toBeEmpty();
	});

	test('a part that fails to load says so and can be tried again', async ({ page, context }) => {
		await runPrompt(page, EMAIL);
		const { section, toggle, box } = checkOn(page);
		await context.setOffline(true);
		await toggle.click();
		await expect(section.getByRole('alert')).toContainText('We couldn’t load');
		await context.setOffline(false);
		await section.getByRole('button', { name: 'Try again' }).click();
		await expect(box).toBeVisible();
	});
});

test('the keyboard opens it, checks, and reaches the rules and the repair prompt', async ({ page }) => {
	await runPrompt(page, EMAIL);
	const { toggle, box, rules, repair } = checkOn(page);
	await toggle.focus();
	await page.keyboard.press('Enter');
	await expect(box, 'ready for the answer to be pasted').toBeFocused();
	await page.keyboard.insertText(TOO_LONG);
	await page.keyboard.press('Control+Enter');
	await expect(repair).toBeVisible();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(rules.first().getByRole('button')).toBeFocused();
});

for (const width of [1440, 320]) {
	test.describe(`${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test('the answer check has no accessibility fault and no sideways scrolling in either theme', async ({ page }) => {
			const { box, submit, repair, rules } = await openCheck(page);
			await box.fill(TOO_LONG);
			await submit.click();
			await expect(repair).toBeVisible();
			await rules.first().getByRole('button').click();
			expect(await faultsInBothThemes(page)).toEqual([]);
		});
	});
}
