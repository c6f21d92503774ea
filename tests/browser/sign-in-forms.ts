import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './visit.ts';

export const PASSWORD = 'kettle harbour violin moss';

/** An address that no other test of this run uses. */
export function newAddress(): string {
	return `ada-${randomBytes(6).toString('hex')}@example.com`;
}

export function signUpOn(page: Page) {
	const main = page.getByRole('main');
	return {
		name: main.getByRole('textbox', { name: 'Name' }),
		email: main.getByRole('textbox', { name: 'Email' }),
		password: main.getByRole('textbox', { name: 'Password', exact: true }),
		confirm: main.getByRole('textbox', { name: 'Confirm password' }),
		terms: main.getByRole('checkbox', { name: /I agree/ }),
		submit: main.getByRole('button', { name: /^Creat/ }),
	};
}

export async function fillSignUp(page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> {
	const { name, email, password, confirm, terms } = signUpOn(page);
	const values = { name: 'Ada', email: 'ada@example.com', password: PASSWORD, confirm: PASSWORD, ...changes };
	await name.fill(values.name);
	await email.fill(values.email);
	await password.fill(values.password);
	await confirm.fill(values.confirm);
	await terms.check();
}

export function logInOn(page: Page) {
	const dialog = page.getByRole('dialog', { name: 'Welcome back' });
	return {
		dialog,
		email: dialog.getByRole('textbox', { name: 'Email' }),
		password: dialog.getByRole('textbox', { name: 'Password' }),
		submit: dialog.getByRole('button', { name: /^Sign/ }),
		resend: dialog.getByRole('button', { name: 'Send the link again' }),
	};
}

export async function logIn(page: Page, address: string, word: string): Promise<void> {
	const { email, password, submit } = logInOn(page);
	await email.fill(address);
	await password.fill(word);
	await submit.click();
}

interface KeptMail {
	readonly to: string;
	readonly subject: string;
	readonly links: readonly string[];
}

/** The link to `path` in the newest mail to an address; waits for the mail. */
export async function linkIn(request: APIRequestContext, to: string, path: string): Promise<string> {
	const find = async () => {
		const mails = (await (await request.get('/dev/mail.json')).json()) as KeptMail[];
		return mails
			.filter((mail) => mail.to === to)
			.flatMap(({ links }) => links.filter((link) => link.includes(path)))[0];
	};
	await expect.poll(find).toBeTruthy();
	return (await find()) ?? '';
}
