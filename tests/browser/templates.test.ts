import type { Page } from '@playwright/test';
import { ACCOUNT_PASSWORD, confirmedAccount } from './confirmed-account.ts';
import { keeperOf, pickFromRow, UPDATE } from './kept-people.ts';
import { copied, EMAIL, optimiserOn, optionOn, runPrompt } from './optimiser-page.ts';
import { stopClock } from './page-clock.ts';
import { untilPainted } from './painted.ts';
import { signUp } from './real-account.ts';
import { logIn } from './sign-in-forms.ts';
import { expect, test } from './visit.ts';

const FINISHED = {
	title: 'Ward letter',
	body: '## Intent\n\nWrite to ward {{ward_name}}.',
	source: {
		raw: 'letter to {{ward_name}} by {{day}}',
		modifiers: { tone: 'academic' },
		answers: [{ question: 'Who reads it?', answer: 'nurses' }],
	},
};
const INSERTED = 'Template inserted into your prompt!';

const on = (page: Page) => ({
	titles: page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }),
	cards: page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 2 }) }),
	search: page.getByRole('searchbox', { name: 'Search your templates' }),
	create: page.getByRole('button', { name: 'New template' }),
	dialog: page.getByRole('dialog'),
	title: page.getByRole('dialog').getByRole('textbox', { name: 'Title' }),
	body: page.getByRole('dialog').getByRole('textbox', { name: 'Text' }),
	tags: page.getByRole('dialog').getByRole('textbox', { name: 'Tags' }),
	save: page.getByRole('dialog').getByRole('button', { name: 'Save template' }),
});

test('a guest is asked to sign in and comes back afterwards', async ({ page }) => {
	await page.goto('/templates');
	await expect(page.getByRole('heading', { level: 1, name: 'Sign in to view your Templates' })).toBeVisible();
	const main = page.getByRole('main');
	await expect(main.getByRole('link', { name: 'Log in' })).toBeVisible();
	await expect(main.getByRole('link', { name: 'Create Free Account' })).toHaveAttribute('href', /next=\/templates/);
	await main.getByRole('link', { name: 'Log in' }).click();
	await logIn(page, await confirmedAccount(), ACCOUNT_PASSWORD);
	await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
	await expect(page).toHaveURL(/\/templates$/);
});

test('an account without templates is shown an example and saves it', async ({ page }) => {
	await stopClock(page);
	await signUp(page, 'Ada');
	await page.goto('/templates');
	await expect(page.getByRole('heading', { name: 'No templates yet' })).toBeVisible();
	await page.getByRole('button', { name: 'Make your first template' }).click();
	const { title, body, save, cards } = on(page);
	await expect(title).toBeFocused();
	await expect(body).toHaveValue(/\{\{project\}\}/);
	await expect(page.getByText('Blanks: project, audience, done')).toBeVisible();
	await save.click();
	await expect(page.getByText('Template saved!')).toBeVisible();
	await expect(cards).toHaveCount(1);
	await expect(cards.first().locator('mark'), 'its blanks, drawn').toHaveCount(3);
	await expect(cards.first(), 'and not counted besides').not.toContainText('blanks to fill in');
});

test('an account with few templates is offered more, except those it has', async ({ page }) => {
	await keeperOf(page, [UPDATE]);
	await page.goto('/templates');
	const starters = page.getByRole('region', { name: 'Start from one of these' });
	await expect(starters.getByRole('listitem')).toHaveCount(3);
	await expect(starters).not.toContainText('Weekly update');
	await starters.getByRole('button', { name: 'Add “Reply to a customer”' }).click();
	const { title, body, save, titles } = on(page);
	await expect(title).toHaveValue('Reply to a customer');
	await expect(body).toHaveValue(/\{\{problem\}\}/);
	await save.click();
	await expect(titles).toHaveText(['Reply to a customer', 'Weekly update']);
	await expect(starters.getByRole('listitem')).toHaveCount(2);
	await on(page).search.fill('customer');
	await expect(starters, 'a search is about what is kept').toHaveCount(0);
});

test('a missing value is reported at its field, and typed text stays when the dialog is closed', async ({ page }) => {
	await keeperOf(page, [UPDATE]);
	await page.goto('/templates');
	const { titles, create, dialog, title, body, tags, save } = on(page);
	await create.click();
	await save.click();
	await expect(dialog.getByText('Title and body are required')).toBeVisible();
	await expect(title).toBeFocused();
	await title.fill('Poem');
	await save.click();
	await expect(body).toBeFocused();
	await expect(body).toHaveAttribute('aria-invalid', 'true');
	await body.fill('Write a poem about rain.');
	await tags.fill('fun,, home');
	await page.mouse.click(5, 5);
	await expect(dialog, 'a press beside a form closes nothing').toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(create).toBeFocused();
	await create.click();
	await expect(body).toHaveValue('Write a poem about rain.');
	await save.click();
	await expect(dialog).toBeHidden();
	await expect(titles).toHaveText(['Poem', 'Weekly update']);
	await create.click();
	await expect(title, 'saved, so no draft any more').toHaveValue('');
});

test('a template is changed, copied and, after a confirmation, deleted', async ({ page }) => {
	await stopClock(page);
	await keeperOf(page, [UPDATE]);
	await page.goto('/templates');
	const { titles, dialog, title, tags, save, cards } = on(page);
	await pickFromRow(page, 'Edit', 'More “Weekly update”');
	await expect(tags).toHaveValue('work, email');
	await title.fill('Monthly update');
	await save.click();
	await expect(page.getByText('Template updated.')).toBeVisible();
	await expect(titles).toHaveText(['Monthly update']);

	await pickFromRow(page, 'Duplicate', 'More “Monthly update”');
	await expect(page.getByText('Copied: Copy of Monthly update')).toBeVisible();
	await expect(cards).toHaveCount(2);

	const more = 'More “Copy of Monthly update”';
	await pickFromRow(page, 'Delete', more);
	await expect(page.getByRole('dialog', { name: 'Delete this template?' })).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(dialog, 'the way back has the focus').toBeHidden();
	await expect(page.getByRole('button', { name: more })).toBeFocused();
	await pickFromRow(page, 'Delete', more);
	await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
	await expect(page.getByText('Template deleted.')).toBeVisible();
	await expect(titles).toHaveText(['Monthly update']);
	await page.reload();
	await expect(cards).toHaveCount(1);
});

test('search and tags filter the list, and a message says when nothing matches', async ({ page }) => {
	await keeperOf(page, [UPDATE, { title: 'Gedicht', body: 'Schreibe über Übermut.', tags: ['home'] }]);
	await page.goto('/templates');
	const { search, cards } = on(page);
	await expect(cards).toHaveCount(2);
	await search.fill('ubermut');
	await expect(cards).toHaveCount(1);
	await expect(page.getByText('1 template', { exact: true })).toBeVisible();
	await search.fill('nowhere');
	await expect(page.getByText('No template mentions “nowhere”.')).toBeVisible();
	await page.getByRole('button', { name: 'Clear the search' }).click();
	await expect(cards).toHaveCount(2);
	await expect(search).toHaveValue('');
	await page.getByRole('button', { name: 'home', exact: true }).click();
	await expect(cards).toHaveCount(1);
	await expect(cards).toContainText('Gedicht');
	await page.getByRole('button', { name: 'All', exact: true }).click();
	await expect(cards).toHaveCount(2);
});

test('blanks are filled in, the text goes into the prompt box, and the earlier text can be restored', async ({
	page,
}) => {
	await stopClock(page);
	await keeperOf(page, [UPDATE]);
	const { box } = optimiserOn(page);
	await page.goto('/');
	await box.fill(EMAIL);
	await expect(optimiserOn(page).clear).toBeEnabled();
	await page.goto('/templates');
	await page.getByRole('button', { name: 'Use “Weekly update”' }).click();
	await expect(page.getByRole('textbox', { name: 'project' })).toBeFocused();
	await page.keyboard.type('Heron $& {{x}}');
	await page.keyboard.press('Control+Enter');
	await expect(page.getByText(INSERTED)).toBeVisible();
	await expect(box).toHaveValue('Write an update on Heron $& {{x}} for {{audience}}. Under 150 words.');
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(box).toHaveValue(EMAIL);
});

test('a finished prompt is copied with its blanks filled in, and the values stay while the page is open', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await keeperOf(page, [FINISHED]);
	await page.goto('/templates');
	await expect(on(page).cards.first()).toContainText('With its rough text');
	const use = page.getByRole('button', { name: 'Use “Ward letter”' });
	await use.click();
	const { dialog } = on(page);
	await expect(dialog.locator('textarea:not([readonly])')).toHaveCount(2);
	const preview = dialog.getByRole('textbox', { name: 'The prompt' });
	await expect(preview).toHaveValue('Intent\n\nWrite to ward {{ward_name}}.');
	const ward = page.getByRole('textbox', { name: 'Ward name' });
	await ward.fill('Heron');
	await expect(preview, 'as it will be copied').toHaveValue('Intent\n\nWrite to ward Heron.');
	await stopClock(page);
	await dialog.getByRole('button', { name: 'Copy the prompt' }).click();
	await expect(page.getByText('Prompt copied.')).toBeVisible();
	await expect(dialog).toBeHidden();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('## Intent\n\nWrite to ward Heron.');
	await use.click();
	await expect(ward).toHaveValue('Heron');
	await page.reload();
	await use.click();
	await expect(ward, 'no longer than the page').toHaveValue('');
});

test('its rough text opens on the home page, with its options and answers', async ({ page }) => {
	await keeperOf(page, [FINISHED]);
	const { box } = optimiserOn(page);
	await page.goto('/templates');
	await page.getByRole('button', { name: 'Use “Ward letter”' }).click();
	await page.getByRole('textbox', { name: 'Ward name' }).fill('Heron');
	await page.getByRole('textbox', { name: 'Day' }).fill('Friday');
	await page.getByRole('dialog').getByRole('button', { name: 'Open my rough text' }).click();
	await expect(box).toHaveValue('letter to Heron by Friday\n\nAdditional context:\nWho reads it? nurses');
	await expect(optionOn(page, 'Tone')).toHaveAccessibleName('Tone Academic');
	await expect(page).toHaveURL(/\/#optimizer$/);
	await page.reload();
	await expect(optionOn(page, 'Tone'), 'once, not at each visit').toHaveAccessibleName('Tone as typed');
});

test('a template is pinned to the top and unpinned by keyboard', async ({ page }) => {
	await keeperOf(page, [UPDATE, { title: 'Poem', body: 'Write a poem.' }]);
	await page.goto('/templates');
	const { titles, cards } = on(page);
	await expect(titles).toHaveText(['Poem', 'Weekly update']);
	await page.getByRole('button', { name: 'Pin “Weekly update”' }).press('Enter');
	await expect(titles).toHaveText(['Weekly update', 'Poem']);
	await expect(cards.first()).toContainText('Pinned');
	const unpin = page.getByRole('button', { name: 'Unpin “Weekly update”' });
	await expect(unpin).toBeFocused();
	await unpin.press('Enter');
	await expect(titles).toHaveText(['Poem', 'Weekly update']);
});

test('a key pressed right after a dialog closes, before the close event, reaches the page', async ({ page }) => {
	await page.addInitScript(() => {
		window.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true });
	});
	await keeperOf(page, [UPDATE]);
	await page.goto('/templates');
	const use = page.getByRole('button', { name: 'Use “Weekly update”' });
	const project = page.getByRole('textbox', { name: 'project' });
	await use.click();
	await expect(project).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(use).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(project).toBeFocused();
});

test.describe('in the optimiser', () => {
	test('a menu has the templates, and fills the box', async ({ page }) => {
		await keeperOf(page, [UPDATE, { title: 'Poem', body: 'Write a poem about rain.' }]);
		const { box } = optimiserOn(page);
		await page.goto('/');
		const menu = page.getByRole('button', { name: 'Templates', exact: true });
		await untilPainted(page);
		await menu.press('Enter');
		await expect(page.getByRole('button', { name: /^Poem/ })).toBeVisible();
		await stopClock(page);
		await page.getByRole('button', { name: /^Poem/ }).press('Enter');
		await expect(box).toHaveValue('Write a poem about rain.');
		await expect(box).toBeFocused();
		await expect(page.getByText(INSERTED)).toBeVisible();

		await menu.click();
		await page.getByRole('button', { name: /^Weekly update/ }).click();
		await page.getByRole('textbox', { name: 'audience' }).fill('the board');
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
		await expect(page.getByRole('button', { name: /^Weekly update/ }), 'the list is still there').toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('textbox', { name: 'audience' })).toHaveValue('the board');
		await page.getByRole('button', { name: 'Insert into my prompt' }).click();
		await expect(box).toHaveValue('Write an update on {{project}} for the board. Under 150 words.');
		await menu.click();
		await page.keyboard.press('Escape');
		await expect(menu).toBeFocused();
	});

	test('a finished prompt can be copied, or started again with its options', async ({ page }) => {
		await keeperOf(page, [FINISHED]);
		const { box } = optimiserOn(page);
		await page.goto('/');
		const menu = page.getByRole('button', { name: 'Templates', exact: true });
		await untilPainted(page);
		await menu.press('Enter');
		await page.getByRole('button', { name: /^Ward letter/ }).click();
		await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy the prompt' })).toBeVisible();
		await page.getByRole('dialog').getByRole('button', { name: 'Open my rough text' }).click();
		await expect(box).toHaveValue(/^letter to \{\{ward_name\}\}/);
		await expect(optionOn(page, 'Tone')).toHaveAccessibleName('Tone Academic');
	});

	test('a guest has no such menu', async ({ page }) => {
		await page.goto('/');
		await expect(page.getByRole('button', { name: 'Quick Examples' })).toBeVisible();
		await expect(page.getByRole('button', { name: 'Templates', exact: true })).toBeHidden();
	});
});

test.describe('a result', () => {
	test.use({ allowedFaults: [/status of (409|401|503) .*user-templates/] });

	test('is saved unchanged under a title', async ({ page, context }) => {
		await signUp(page, 'Ada');
		const { result, copy } = await runPrompt(
			page,
			`${EMAIL} Mention the budget of £48,000, the venue in Leeds and the new agenda.`,
			// Steps and checks make it longer than the preview.
			['Detailed'],
		);
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		const whole = await copied(page, copy);
		const { dialog, title, tags, save } = on(page);
		await result.getByRole('button', { name: 'Save as Template' }).click();
		await expect(title).toBeFocused();
		const preview = dialog.getByRole('textbox', { name: 'The prompt' });
		await expect(preview).toHaveAttribute('readonly');
		expect(whole.length).toBeGreaterThan(500);
		await expect(preview).toHaveValue(whole.slice(0, 500).replaceAll('## ', ''));
		await expect(title, 'a proposal, to be kept or changed').toHaveValue(/\S/);
		await title.fill('');
		await save.click();
		await expect(dialog.getByText('Title required')).toBeVisible();
		await title.fill('Meeting mail');
		await tags.fill('work, , mail ');
		await stopClock(page);
		await page.keyboard.press('Enter');
		await expect(page.getByText('Template saved!')).toBeVisible();
		await expect(dialog).toBeHidden();
		const { templates } = await (await page.request.get('/api/user-templates')).json();
		expect(templates).toMatchObject([{ title: 'Meeting mail', tags: ['work', 'mail'] }]);
		expect(templates[0].body).toBe(whole);
		expect(templates[0].source).toMatchObject({
			raw: expect.stringContaining('the venue in Leeds'),
			modifiers: { tone: 'friendly', depth: 'detailed' },
		});
	});

	test('that cannot be saved gives the reason and keeps the typed text', async ({ page }) => {
		await signUp(page, 'Ada');
		const { result } = await runPrompt(page, EMAIL);
		const { dialog, title, save } = on(page);
		const refuseWith = (status: number, message: string) =>
			page.route('**/api/user-templates', (route) =>
				route.fulfill({ status, json: { error: 'x', message, requestId: 'r' } }),
			);
		await refuseWith(409, 'You keep 500 templates already.');
		await result.getByRole('button', { name: 'Save as Template' }).click();
		await title.fill('Meeting mail');
		await save.click();
		await expect(dialog.getByText('You keep 500 templates already.')).toBeVisible();
		await refuseWith(401, 'Sign in.');
		await save.click();
		await expect(dialog.getByText('You’ve been signed out.')).toBeVisible();
		await expect(dialog.getByRole('link', { name: 'Log in' })).toBeVisible();
		await expect(title).toHaveValue('Meeting mail');
	});
});

test.describe('a failure', () => {
	test.use({ allowedFaults: [/status of 503 .*user-templates|ERR_FAILED/] });

	test('to load the list is reported, and can be tried again', async ({ page }) => {
		await keeperOf(page, [UPDATE]);
		await page.route('**/api/user-templates', (route) => route.abort());
		await page.goto('/templates');
		await expect(page.getByText('We couldn’t load your templates. They’re safe.')).toBeVisible();
		await page.unroute('**/api/user-templates');
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(on(page).cards).toHaveCount(1);
	});

	test('to create, copy or delete is reported, and removes nothing', async ({ page }) => {
		await stopClock(page);
		await keeperOf(page, [UPDATE]);
		await page.goto('/templates');
		const { create, dialog, title, body, save, cards } = on(page);
		await expect(cards).toHaveCount(1);
		const refusal = { error: 'unavailable', message: 'Not now.', requestId: 'r' };
		await page.route('**/api/user-templates**', (route) =>
			route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503, json: refusal }),
		);
		await page.route('**/api/user-templates/**', (route) => route.fulfill({ status: 503, json: refusal }));
		await create.click();
		await title.fill('Poem');
		await body.fill('Rain.');
		await save.click();
		await expect(dialog.getByText('Create failed: Not now.')).toBeVisible();
		await expect(body).toHaveValue('Rain.');
		await page.keyboard.press('Escape');
		await pickFromRow(page, 'Duplicate');
		await expect(page.getByRole('alert').filter({ hasText: 'Create failed' })).toContainText('Not now.');
		await pickFromRow(page, 'Delete');
		await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
		await expect(dialog.getByText('We couldn’t delete the template.')).toBeVisible();
		await dialog.getByRole('button', { name: 'Keep it' }).first().click();
		await expect(cards).toHaveCount(1);
	});
});

test('hostile text is shown as text', async ({ page }) => {
	const body = '<img src=x onerror="document.title=1">{{<script>document.title=2</script>}} \u202eabc\ud800';
	await keeperOf(page, [{ title: '<b>\u202ebold</b>', body, tags: ['<i>'] }]);
	await page.goto('/templates');
	await expect(on(page).cards.first()).toContainText('<img src=x');
	await page.getByRole('button', { name: /^Use/ }).click();
	await expect(page.getByRole('textbox', { name: '<script>document.title=2</script>' })).toBeVisible();
	await expect(page).toHaveTitle(/PLOOP/);
});
