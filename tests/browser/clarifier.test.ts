import type { Locator } from '@playwright/test';
import type { OptimiseRequest } from '#contract/optimise';
import type { Question } from '#contract/review';
import { EMAIL, NONSENSE, openMore, optimiserOn } from './optimiser-page.ts';
import { faultsInBothThemes } from './page-faults.ts';
import { expect, test } from './visit.ts';

const ROUND: readonly Question[] = [
	{ id: 'audience', question: 'Who is it for?', options: ['New customers', 'Existing customers', 'Businesses'] },
	{ id: 'tone', question: 'How should it sound?', options: ['Friendly', 'Formal'] },
	{ id: 'which', question: 'Which product is meant?', options: [] },
];

/** The first request gets a round of three questions; later ones go to the server. */
test.beforeEach(async ({ page }) => {
	let isFirst = true;
	await page.route('**/api/optimise', async (route) => {
		if (!isFirst) return route.fallback();
		isFirst = false;
		const response = await route.fetch();
		await route.fulfill({
			response,
			json: { ...(await response.json()), question: ROUND[0]?.question, questions: ROUND },
		});
	});
	await page.goto('/');
	const { box, submit, clarifier } = optimiserOn(page);
	await box.fill(NONSENSE);
	await submit.click();
	await expect(clarifier).toBeVisible();
});

test('a round is answered by taps and typed words, which are sent one line each', async ({ page }) => {
	const { clarifier, result } = optimiserOn(page);
	await expect(clarifier.locator('fieldset')).toHaveCount(3);
	await expect(clarifier.getByText('Name the subject in ordinary words.'), 'what helps').toBeVisible();
	await clarifier.getByRole('button', { name: 'Existing customers' }).click();
	await expect(clarifier.getByRole('button', { name: 'Existing customers' })).toHaveAttribute('aria-pressed', 'true');
	const who = clarifier.getByRole('group', { name: 'Who is it for?' }).getByRole('textbox');
	await expect(who).toHaveValue('Existing customers');
	await who.fill('Existing customers in Leeds');
	const which = clarifier.getByRole('group', { name: 'Which product is meant?' }).getByRole('textbox');
	await which.fill('write a letter about the blue kettle');
	const request = page.waitForRequest('**/api/optimise');
	await which.press('Enter');
	const sent: OptimiseRequest = (await request).postDataJSON();
	expect(sent.rawPrompt).toBe(
		`${NONSENSE}\n\nAdditional context: Audience: Existing customers in Leeds\nwrite a letter about the blue kettle`,
	);
	expect(sent.asked).toEqual(['audience', 'tone', 'which']);
	await expect(result).toBeVisible();
});

test('each field of a round has its own name, and an empty answer is reported at the fields', async ({ page }) => {
	const { clarifier } = optimiserOn(page);
	const fields = clarifier.getByRole('textbox');
	for (const [at, { question }] of ROUND.entries())
		await expect(fields.nth(at)).toHaveAccessibleName(`Your answer ${question}`);
	await clarifier.getByRole('button', { name: 'Continue' }).click();
	await expect(clarifier.getByRole('alert')).not.toBeEmpty();
	await expect(fields.first()).toBeFocused();
	for (const field of await fields.all()) await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('going on is the one prominent button, and both ways on say what they bring', async ({ page }) => {
	const { clarifier } = optimiserOn(page);
	const [on, defaults] = ['Continue with this clarification', 'Use sensible defaults'].map((name) =>
		clarifier.getByRole('button', { name }),
	);
	if (!on || !defaults) throw new Error('two buttons');
	await expect(on, 'before a word is written too').toHaveCSS('background-image', /gradient/);
	await expect(on).toHaveAccessibleDescription('Next: your prompt, with your answer in it.');
	await on.click();
	await expect(on, 'a press says what is missing').toHaveAccessibleDescription('Write your answer first.');
	await clarifier.getByRole('textbox').first().fill('nurses');
	await expect(on).toHaveAccessibleDescription('Next: your prompt, with your answer in it.');
	await expect(defaults).toHaveCSS('background-image', 'none');
	await expect(defaults).toHaveAccessibleDescription(
		'Defaults keep your text as it is: audience general, tone neutral, format paragraph.',
	);
});

for (const width of [1440, 390]) {
	test(`at ${width} px each way on has its words beneath it, and what helps does not part them`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		const { clarifier } = optimiserOn(page);
		const placeOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
		const buttonOf = (name: string) => placeOf(clarifier.getByRole('button', { name }));
		const [on, defaults] = [await buttonOf('Continue with'), await buttonOf('Use sensible defaults')];
		const next = await placeOf(clarifier.getByText('Next: your prompt'));
		const note = await placeOf(clarifier.getByText('Defaults keep your text'));
		expect([next.x, note.x]).toEqual([on.x, defaults.x]);
		expect(next.y - on.y - on.height).toBeLessThan(12);
		expect(note.y - defaults.y - defaults.height).toBeLessThan(12);
		const helps = await placeOf(clarifier.getByRole('heading', { name: 'What helps' }));
		const field = await placeOf(clarifier.getByRole('textbox').last());
		if (width > 1000) expect(helps.x, 'beside the field').toBeGreaterThan(field.x + field.width);
		else expect(helps.y, 'beneath both ways on').toBeGreaterThan(note.y + note.height);
	});
}

test('sensible defaults keep the text and are requested by name', async ({ page }) => {
	const { clarifier, result } = optimiserOn(page);
	const request = page.waitForRequest('**/api/optimise');
	await clarifier.getByRole('button', { name: 'Use sensible defaults' }).click();
	const sent: OptimiseRequest = (await request).postDataJSON();
	expect(sent).toMatchObject({ rawPrompt: NONSENSE, useDefaults: true, asked: ['audience', 'tone', 'which'] });
	await expect(result).toBeVisible();
	await openMore(page);
	await page.getByRole('tab', { name: /^Assumed [1-9]/ }).click();
	await page.getByRole('button', { name: /^Accept Tone: a neutral tone/ }).click();
	await expect(page.getByRole('article')).toContainText('Tone: a neutral tone.');
});

test.describe('when the answers cannot be sent', () => {
	test.use({ allowedFaults: [/status of 503 .*\/api\/optimise/] });

	test('the questions and the typed answers stay', async ({ page }) => {
		const { clarifier, box } = optimiserOn(page);
		const which = clarifier.getByRole('group', { name: 'Which product is meant?' }).getByRole('textbox');
		await which.fill('the blue kettle');
		await page.route('**/api/optimise', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }));
		await which.press('Enter');
		await expect(page.getByText('The service is temporarily unavailable.')).toBeVisible();
		await expect(which).toHaveValue('the blue kettle');
		await expect(box).toHaveValue(NONSENSE);
	});
});

for (const width of [1440, 320]) {
	test.describe(`${width} px`, () => {
		test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

		test('a round has no accessibility fault and no sideways scrolling in either theme', async ({ page }) => {
			await optimiserOn(page).clarifier.getByRole('button', { name: 'Formal' }).click();
			expect(await faultsInBothThemes(page)).toEqual([]);
		});
	});
}

test('a clear request gets no question', async ({ page }) => {
	const { box, submit, result, clarifier } = optimiserOn(page);
	await box.fill(EMAIL);
	await submit.click();
	await expect(result).toBeVisible();
	await expect(clarifier).toBeHidden();
});
