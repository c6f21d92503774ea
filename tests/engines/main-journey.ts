import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OwnServer, startOwnServer } from '../browser/own-server.ts';
import type { Driver } from './driver.ts';
import { visitorIn } from './visitor.ts';

// Short, since a driver types key by key, which is slow in WebKit.
const PASSWORD = 'kettle violin moss';
const WISH = 'Email the team about Friday, under 120 words.';
const BOX = 'What do you want from AI?';
const IN_BOX = `document.querySelector('#optimizer-prompt').value`;

/** A visitor's way through the whole product, in one engine; everything else is tested in Chromium only. */
export const mainJourneyIn = (name: string, start: () => Promise<Driver>) =>
	describe(`in ${name}`, () => {
		let server: OwnServer;
		let driver: Driver | null;

		beforeAll(async () => {
			[server, driver] = await Promise.all([startOwnServer(), start().catch(sayMissing)]);
		});
		afterAll(async () => {
			await driver?.end();
			await server?.stop();
		});

		/** An engine that does not start on this machine is no fault of the product. */
		function sayMissing(reason: unknown): null {
			console.warn(`\n!!! NOT TESTED IN ${name.toUpperCase()}: it does not start on this machine. ${reason}\n`);
			return null;
		}

		/** The link in the mail to somebody, once it is there. */
		const mailedLink = (to: string) =>
			vi.waitFor(async () => {
				const mails: { to: string; links: string[] }[] = await (await fetch(`${server.origin}/dev/mail.json`)).json();
				const link = mails.find((mail) => mail.to === to)?.links[0];
				if (link === undefined) throw new Error(`no mail to ${to}`);
				// The server was told to choose its port, so its mails cannot name it.
				const { pathname, search } = new URL(link);
				return pathname + search;
			}, 60_000);

		test('a visitor is asked, answers, copies the prompt, signs up, logs in, keeps a template and buys Pro', async ({
			skip,
		}) => {
			if (!driver) return skip(`${name} does not start on this machine`);
			const visitor = visitorIn(driver);
			const { press, type, paste, sees, reads } = visitor;
			const open = (path: string) => visitor.open(server.origin + path);
			const email = `ada.${name.toLowerCase()}@example.com`;

			await open('/');
			await press('button', 'Only necessary');
			await type(BOX, 'asdf qwer zxcv');
			await press('button', 'PLOOP');
			await sees('Clarifying question:');
			await type('Your answer', WISH);
			await press('button', 'Continue with this clarification');
			await sees('Your prompt is ready');
			const line = await reads<string>(`getComputedStyle(document.querySelector('.link-button')).textDecorationLine`);
			expect(line, 'what reads as a link is underlined').toBe('underline');

			const copied = await visitor.looksOutFor('Copied!');
			await press('button', 'Copy');
			await copied();
			await press('button', 'Edit');
			await paste(BOX);
			expect(await reads<string>(`${IN_BOX}.includes('Friday') && ${IN_BOX}`)).toContain('120 words');

			await open('/signup');
			await type('Name', 'Ada');
			await type('Email', email);
			await type('Password', PASSWORD);
			await type('Confirm password', PASSWORD);
			await press('choice', 'I agree');
			await press('button', 'Create');
			await sees('Check your email');
			await open(await mailedLink(email));
			// The page of the link leads on by itself; a menu opened there would be gone with it.
			await reads(`location.pathname === '/'`);
			await sees('Your prompt is ready');
			await press('button', 'Account menu');
			await press('button', 'Log out');

			await press('link', 'Log in');
			await type('Email', email);
			await type('Password', PASSWORD);
			await press('button', 'Sign in');
			await reads(`document.documentElement.dataset.account === 'free'`);

			await press('button', 'Quick Examples');
			await press('button', 'Email: Stakeholder update');
			await press('button', 'PLOOP');
			await sees('Your prompt is ready');
			await press('button', 'Save as Template');
			await type('Title', 'Meeting mail');
			const saved = await visitor.looksOutFor('Template saved!');
			await press('button', 'Save');
			await saved();
			await open('/templates');
			await sees('Meeting mail');

			await open('/account/billing');
			await press('button', 'Upgrade to Pro £4.99/mo');
			await press('button', 'Pay £4.99');
			await sees('Pro – Unlimited');
			expect(driver.faults ?? [], 'nothing went wrong on the way').toEqual([]);
		});
	});
