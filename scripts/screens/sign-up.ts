import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from 'playwright';

const PASSWORD = 'a lamp in the garden';
const ASK_EVERY_MS = 100;

const PROMPTS = [
	'plan a week of quick vegetarian dinners for two, under 30 minutes each, no mushrooms, shopping list by aisle, budget £60',
	'explain photosynthesis to a 9 year old in 120 words, one example from the garden, no jargon, end with a question',
];

/** Creates an account with a few prompts and a template, by the calls behind the forms; the requests are signed in afterwards. */
export async function signUp(request: APIRequestContext): Promise<void> {
	const email = `ada.${randomUUID()}@ploop.test`;
	const data = { name: 'Ada', email, password: PASSWORD, confirmPassword: PASSWORD, terms: true };
	await request.post('/api/auth/sign-up', { data });
	await request.post('/api/auth/confirm', { data: { token: await tokenSentTo(email, request) } });
	for (const rawPrompt of PROMPTS) await request.post('/api/optimise', { data: { rawPrompt } });
	const template = {
		title: 'Weekly update',
		body: 'Write a short update about {{project}} for {{team}}.',
		tags: ['work'],
	};
	await request.post('/api/user-templates', { data: template });
}

/** Reads the confirmation token from the mailbox that replaces a mail server; the mail is sent a moment after the form. */
async function tokenSentTo(email: string, request: APIRequestContext): Promise<string> {
	for (;;) {
		const mails: { to: string; links: string[] }[] = await (await request.get('/dev/mail.json')).json();
		const link = mails.find(({ to }) => to === email)?.links[0];
		if (link) return new URL(link).searchParams.get('token_hash') ?? '';
		await pause(ASK_EVERY_MS);
	}
}
