import type { Page } from '@playwright/test';
import { signUp } from './real-account.ts';
import { expect } from './visit.ts';

export const UPDATE = {
	title: 'Weekly update',
	body: 'Write an update on {{project}} for {{audience}}. Under 150 words.',
	tags: ['work', 'email'],
};

/** A signed-in person who keeps these templates; the last one was changed last. */
export async function keeperOf(page: Page, templates: readonly object[]): Promise<void> {
	await signUp(page, 'Ada');
	for (const data of templates) {
		expect((await page.request.post('/api/user-templates', { data })).status()).toBe(200);
	}
}

/** A signed-in person who had these texts rewritten, three at most in a week. */
export async function historyOf(page: Page, texts: readonly string[]): Promise<void> {
	await signUp(page, 'Ada');
	for (const rawPrompt of texts) {
		const data = { rawPrompt, useDefaults: true, modifiers: { tone: 'academic' } };
		expect((await page.request.post('/api/optimise', { data })).status()).toBe(200);
	}
}

/** Takes something out of the menu of a row: of the first one, unless it is said which. */
export async function pickFromRow(page: Page, action: string, row: string | RegExp = /^More “/): Promise<void> {
	await page.getByRole('main').getByRole('button', { name: row }).first().click();
	await page.getByRole('menuitem', { name: action, exact: true }).click();
}
