import { expect } from 'vitest';
import { codeAt, stepAt } from '#server/second-factor/totp';
import { PASSWORD } from './password-account.ts';
import type { TestBrowser } from './test-browser.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app that calculates codes from the secret on the page. */
export function authenticatorApp(secret: string): { code(now: Date): string } {
	const bits = [...secret.replace(/\s/g, '')]
		.map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
		.join('');
	const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
	return { code: (now) => codeAt(bytes, stepAt(now)) };
}

/** Sets up the second factor of the signed-in person. */
export async function setUpFactor(browser: TestBrowser, now: Date, password = PASSWORD) {
	const { body } = await browser.call('POST /api/account/second-factor', { password });
	const app = authenticatorApp(body.secret);
	const confirmed = await browser.call('POST /api/account/second-factor/confirm', { code: app.code(now) });
	expect(confirmed.status).toBe(200);
	return { app, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}
