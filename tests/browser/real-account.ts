import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

export interface Person {
	readonly email: string;
	readonly password: string;
}

interface ShownMail {
	readonly to: string;
	readonly links: readonly string[];
}

export const PASSWORD = 'a lamp in the garden';

/** Signs up, follows the link in the mail and signs in, by the calls behind the forms. */
export async function signUp(page: Page, name: string): Promise<Person> {
	const { request } = page;
	const email = `${name.toLowerCase()}.${crypto.randomUUID()}@ploop.test`;
	const form = { name, email, password: PASSWORD, confirmPassword: PASSWORD, terms: true };
	expect(await (await request.post('/api/auth/sign-up', { data: form })).json()).toEqual({ ok: true });
	let link: string | undefined;
	await expect(async () => {
		const mails: ShownMail[] = await (await request.get('/dev/mail.json')).json();
		link = mails.find(({ to }) => to === email)?.links[0];
		expect(link).toBeDefined();
	}).toPass();
	const token = new URL(link ?? '').searchParams.get('token_hash');
	expect((await request.post('/api/auth/confirm', { data: { token } })).status()).toBe(200);
	return { email, password: PASSWORD };
}
