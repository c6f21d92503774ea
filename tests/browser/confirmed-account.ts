import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { type Database, openDatabase } from '#db/client';
import { PASSWORD, passwordAccount } from '#support/password-account';
import { newAddress } from './sign-in-forms.ts';

export { PASSWORD as ACCOUNT_PASSWORD };

/** Creates a confirmed account in the data folder of the server under test; returns its address. */
export async function confirmedAccount(): Promise<string> {
	const address = newAddress();
	await inDatabase((db) => passwordAccount({ db }, address));
	return address;
}

/** Gives an account Pro, as an operator does. */
export async function makePro(address: string): Promise<void> {
	const sql = "UPDATE accounts SET plan = 'pro_monthly' WHERE email = ?";
	await inDatabase((db) => db.write([{ sql, args: [address] }]));
}

async function inDatabase(act: (db: Database) => Promise<unknown>): Promise<void> {
	const db = await openDatabase({ url: pathToFileURL('test-results/data/ploop.db').href });
	try {
		await act(db);
	} finally {
		db.close();
	}
}

/** Signs the browser in without the dialog; returns the address of the account. */
export async function enter(page: Page): Promise<string> {
	const email = await confirmedAccount();
	const answer = await page.request.post('/api/auth/sign-in', { data: { email, password: PASSWORD } });
	if (!answer.ok()) throw new Error(`Signing in was refused: ${await answer.text()}`);
	return email;
}
