import type { Page } from '@playwright/test';
import { answerCookies } from './answer-cookies.ts';
import { historyOf, keeperOf, pickFromRow, UPDATE } from './kept-people.ts';
import { optimiserOn } from './optimiser-page.ts';
import { faultsInBothThemes } from './page-faults.ts';
import { signUp } from './real-account.ts';
import { expect, test } from './visit.ts';

const LONG = {
	title: 'x'.repeat(120),
	body: `{{${'long name '.repeat(6)}}} ${'y'.repeat(900)}`,
	tags: ['z'.repeat(40)],
};
const templates = (page: Page) => keeperOf(page, [UPDATE, LONG]);
const history = (page: Page) =>
	historyOf(page, [`Summarise ${'w'.repeat(300)} in 5 lines.`, 'اكتب رسالة إلى الفريق عن اجتماع الجمعة']);
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialogOf = (name: string) => (page: Page) => page.getByRole('dialog', { name });

interface State {
	readonly name: string;
	readonly path: string;
	readonly person: (page: Page) => Promise<unknown>;
	readonly bring?: (page: Page) => Promise<unknown>;
	/** An element that is visible in that state. */
	readonly sign: (page: Page) => ReturnType<Page['getByRole']>;
}

const HISTORY = '/account/history';
const STATES: readonly State[] = [
	{
		name: 'templates, guest',
		path: '/templates',
		person: async () => {},
		sign: (page) => page.getByText('Sign in to view your Templates'),
	},
	{
		name: 'templates, none',
		path: '/templates',
		person: (page) => signUp(page, 'Ada'),
		sign: (page) => page.getByText('No templates yet'),
	},
	{ name: 'templates', path: '/templates', person: templates, sign: (page) => page.getByText('2 templates') },
	{
		name: 'templates, menu of one',
		path: '/templates',
		person: templates,
		bring: press(/^More “xxx/),
		sign: (page) => page.getByRole('menuitem', { name: 'Duplicate' }),
	},
	{
		name: 'templates, editing',
		path: '/templates',
		person: templates,
		bring: (page) => pickFromRow(page, 'Edit', 'More “Weekly update”'),
		sign: dialogOf('Edit template'),
	},
	{
		name: 'templates, filling in',
		path: '/templates',
		person: templates,
		bring: press(/^Use “xxx/),
		sign: (page) => page.getByRole('dialog', { name: /^Use “xxx/ }),
	},
	{
		name: 'templates, deleting',
		path: '/templates',
		person: templates,
		bring: (page) => pickFromRow(page, 'Delete', /^More “xxx/),
		sign: dialogOf('Delete this template?'),
	},
	{
		name: 'history, none',
		path: HISTORY,
		person: (page) => signUp(page, 'Ada'),
		sign: (page) => page.getByText('No wishes yet'),
	},
	{ name: 'history', path: HISTORY, person: history, sign: (page) => page.getByText('2 prompts') },
	{
		name: 'history, menu of one',
		path: HISTORY,
		person: history,
		bring: press(/^More “/),
		sign: (page) => page.getByRole('menuitem', { name: 'Save as Template' }),
	},
	{
		name: 'history, being searched',
		path: HISTORY,
		person: history,
		bring: async (page) => {
			await expect(page.getByText('2 prompts')).toBeVisible();
			await page.route('**/api/account/history?*', () => {});
			await page.getByRole('searchbox').fill('w');
		},
		sign: (page) => page.locator('.kept-frame[aria-busy="true"]'),
	},
	{
		name: 'history, saving',
		path: HISTORY,
		person: history,
		bring: (page) => pickFromRow(page, 'Save as Template'),
		sign: dialogOf('Save as Template'),
	},
	{
		name: 'history, deleting all',
		path: HISTORY,
		person: history,
		bring: press('Delete all'),
		sign: dialogOf('Delete your whole history?'),
	},
	{
		name: 'optimiser, menu of templates',
		path: '/',
		person: templates,
		bring: press('Templates'),
		sign: (page) => page.getByText('All templates'),
	},
	{
		name: 'optimiser, an opened prompt',
		path: HISTORY,
		person: history,
		bring: (page) => page.getByRole('link', { name: /^Open/ }).first().click(),
		sign: (page) => optimiserOn(page).result,
	},
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [1440, 320]) {
	test.describe(`${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		for (const { name, path, person, bring, sign } of STATES) {
			test(`${name} has no accessibility fault and no sideways scrolling in either theme`, async ({ page }) => {
				await person(page);
				await page.goto(path);
				await answerCookies(page);
				await bring?.(page);
				await expect(sign(page)).toBeVisible();
				expect(await faultsInBothThemes(page)).toEqual([]);
			});
		}
	});
}
