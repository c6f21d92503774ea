import type { Page } from '@playwright/test';
import { signUp } from './real-account.ts';
import { expect } from './visit.ts';

export const UPDATE = {
	title: 'Weekly update',
	body: 'Write an update on {{project}} for {{audience}}. Under 150 words.',
	tags: ['work', 'email'],
};

/** Signs in a new account with these templates; the last one was changed last. */
export async function keeperOf(page: Page, templates: readonly object[]): Promise<void> {
	await signUp(page, 'Ada');
	for (const data of templates) {
		expect((await page.request.post('/api/user-templates', { data })).status()).toBe(200);
	}
}

/** Signs in a new account and runs these texts, three at most in a week. */
export async function historyOf(page: Page, texts: readonly string[]): Promise<void> {
	await signUp(page, 'Ada');
	for (const rawPrompt of texts) {
		const data = { rawPrompt, useDefaults: true, modifiers: { tone: 'academic' } };
		expect((await page.request.post('/api/optimise', { data })).status()).toBe(200);
	}
}

/** Chooses an action in the menu of a row, by default the first. */
export async function pickFromRow(page: Page, action: string, row: string | RegExp = /^More “/): Promise<void> {
	await page.getByRole('main').getByRole('button', { name: row }).first().click();
	await page.getByRole('menuitem', { name: action, exact: true }).click();
}
