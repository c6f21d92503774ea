import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { EMAIL, optimiserOn, runPrompt } from './optimiser-page.ts';
import { expect, test } from './visit.ts';

interface Item {
	readonly name: string;
	readonly group: 'necessary' | 'analytics';
}

const { items } = parse(readFileSync('content/storage.yaml', 'utf8')) as { items: Item[] };

/** Every page of the build, by its address. */
const ROUTES = globSync('**/*.html', { cwd: 'dist/client' })
	.map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
	.sort();

/** The names of everything this browser stores for the site. */
async function keptBy(page: Page): Promise<string[]> {
	const cookies = (await page.context().cookies()).map(({ name }) => name);
	const keys = await page.evaluate(async () => {
		const databases = (await indexedDB.databases?.()) ?? [];
		return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases.map(({ name }) => name ?? '')];
	});
	return [...cookies, ...keys];
}

/** Repeated while a page redirects to another. */
const expectKept = (page: Page, route: string, names: readonly string[]): Promise<void> =>
	expect(async () => expect(await keptBy(page), route).toEqual(names)).toPass();

const isNecessary = (name: string): boolean =>
	items.some(
		(item) =>
			item.group === 'necessary' &&
			(item.name.endsWith('*') ? name.startsWith(item.name.slice(0, -1)) : name === item.name),
	);

test.describe('on every page', () => {
	// The not-found page answers with its status.
	test.use({ allowedFaults: [/404 \(Not Found\)/] });
	test.setTimeout(240_000);

	// A request to anybody else is a fault in every browser test; see faults.ts.
	test('nothing is stored before a choice, and only the refusal after a refusal', async ({ page }) => {
		expect(ROUTES.length).toBeGreaterThan(20);
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		for (const route of ROUTES) {
			await page.goto(route, { waitUntil: 'load' });
			await expectKept(page, route, []);
		}
		await page.goto('/privacy');
		await page.getByRole('button', { name: 'Only necessary' }).first().click();
		for (const route of ROUTES) {
			await page.goto(route, { waitUntil: 'load' });
			await expectKept(page, route, ['consent']);
		}
		expect(asked.filter((path) => /Analytics|\/api\/(?:events|analytics)$/.test(path))).toEqual([]);
	});
});

test('everything stored without consent is listed as necessary', async ({ page }) => {
	await runPrompt(page, EMAIL);
	await page
		.getByRole('button', { name: /theme|dark/i })
		.first()
		.click();
	await optimiserOn(page).box.fill('a draft');
	await page.goto('/privacy');
	const kept = await keptBy(page);
	expect(kept).toEqual(expect.arrayContaining(['ploop_visitor', 'theme', 'ploop:draft']));
	expect(kept.filter((name) => !isNecessary(name))).toEqual([]);
	for (const { name } of items) await expect(page.getByText(name, { exact: true }).first(), name).toBeAttached();
});
