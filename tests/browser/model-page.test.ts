import type { Page } from '@playwright/test';
import { listen } from './heard.ts';
import { layLine } from './line.ts';
import { asks, drops, type HeldCall, type ModelDouble, startModelDouble, suggests } from './model-double.ts';
import { optimiserOn } from './optimiser-page.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { signUp } from './real-account.ts';
import { test as base, expect } from './visit.ts';

const TEXT =
	'plan a birthday party for my daughter who loves dinosaurs, no balloons, she is turning six and six kids come, budget 150 pounds, tell me what to buy first';
const SIT = 'Say where she can sit down.';
const SITS = suggests(SIT, 'my daughter');
const TRAVEL = asks('How will you travel there?', ['By train', 'By car'], 'Travel there {answer}.');

interface Reading {
	readonly model: ModelDouble;
	readonly server: OwnServer;
}

/** A model and a server for the tests of one worker. Each test signs up another account, and no call is left from the one before. */
const test = base.extend<object, { reading: Reading }>({
	reading: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
		async ({}, use) => {
			const model = await startModelDouble();
			const server = await startReader(model);
			await use({ model, server });
			await server.stop();
			await model.stop();
		},
		{ scope: 'worker' },
	],
});

/** Starts a server and waits for its engine, which a busy machine may load for longer than a request waits. */
async function startReader({ settings }: ModelDouble, more: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
	const server = await startOwnServer({ ...settings, TRUST_PROXY: '1', ...more });
	const headers = { 'content-type': 'application/json' };
	const unclear = { method: 'POST', headers, body: JSON.stringify({ rawPrompt: 'unclear' }) };
	await expect(async () => expect((await fetch(`${server.origin}/api/optimise`, unclear)).status).toBe(200)).toPass();
	return server;
}

let model: ModelDouble;
let server: OwnServer;

test.beforeEach(({ reading }) => {
	({ model, server } = reading);
	model.forget();
});
test.afterEach(async ({ reading }) => {
	if (server !== reading.server) await server.stop();
});
// The server has an address of its own.
test.use({ allowedFaults: [/^outside request: http:\/\/127\.0\.0\.1/] });

const readingOn = (page: Page) => page.getByRole('region', { name: 'A model reads your request' });
const yoursOn = (page: Page) => page.getByRole('region', { name: 'Make it yours' });
/** Opens the questions that wait behind the open one. */
const waitingOn = (page: Page) =>
	yoursOn(page)
		.getByRole('button', { name: /^\d more questions?$/ })
		.click();
const switchOn = (page: Page) => page.getByRole('switch', { name: 'Let a model read it' });

/** Opens the home page of the server with a new signed-in account. */
async function arrive(page: Page, origin = server.origin): Promise<void> {
	await signUpAt(page, origin);
	await page.goto(origin);
}

async function signUpAt(page: Page, origin: string): Promise<void> {
	const { request } = page;
	const at = (path: string) => `${origin}${path}`;
	await signUp(
		{
			request: {
				post: (path: string, options: object) => request.post(at(path), options),
				get: (path: string) => request.get(at(path)),
			},
		} as unknown as Page,
		'Ada',
	);
}

async function ask(page: Page, text = TEXT): Promise<void> {
	const { box, submit } = optimiserOn(page);
	await box.fill(text);
	await expect(switchOn(page)).toBeVisible();
	await submit.click();
}

/** The nth call that reached the model. */
async function callTo(nth = 1): Promise<HeldCall> {
	await expect.poll(() => model.calls.length).toBe(nth);
	return model.calls[nth - 1] as HeldCall;
}

async function used(page: Page, origin = server.origin): Promise<number> {
	const summary = await page.request.get(`${origin}/api/usage/summary`);
	return (await summary.json()).usedThisWeek;
}

test('the draft is shown at once, accepted proposals follow with a mark, and only a tap adds them to the prompt', async ({
	page,
}) => {
	await arrive(page);
	const heard = await listen(page);
	await ask(page);
	const { prompt, result } = optimiserOn(page);
	await expect(result, 'while the model is silent').toBeVisible();
	await expect(readingOn(page)).toContainText('Reading…');
	const call = await callTo();
	expect(call.input.questions.length).toBeGreaterThan(2);
	const gone = call.input.questions.at(-1);
	await expect(yoursOn(page)).toContainText(gone?.question ?? '');
	call.say(SITS);
	const offer = yoursOn(page).getByRole('button', { name: /Say where she can sit down\. \(the model’s\)/ });
	await expect(offer, 'before the model is done').toBeVisible();
	call.say(suggests('Add balloons.', 'no balloons'), TRAVEL, drops(gone?.id ?? ''));
	await expect(yoursOn(page)).toContainText('How will you travel there? (the model’s)');
	await expect(yoursOn(page)).not.toContainText(gone?.question ?? '');
	await expect(prompt).not.toContainText(SIT);
	await offer.click();
	await expect(prompt, 'while it goes on reading').toContainText(SIT);
	await expect(yoursOn(page)).toContainText('How will you travel there?');
	call.end();
	await expect(readingOn(page)).toContainText('The model added 2 things');
	await expect(page.locator('body')).not.toContainText('Add balloons');
	expect((await heard()).filter((line) => line.includes('The model added'))).toHaveLength(1);
	expect(await used(page)).toBe(1);
});

test('each addition of the model can be undone by itself', async ({ page }) => {
	await arrive(page);
	await ask(page);
	const call = await callTo();
	const gone = call.input.questions.at(-1);
	call.say(SITS, TRAVEL, drops(gone?.id ?? ''));
	call.end();
	await expect(readingOn(page)).toContainText('The model added 2 things');
	await readingOn(page).getByText('What the model did').click();
	await readingOn(page)
		.getByRole('button', { name: /^Leave out ?: Offers: Say where/ })
		.click();
	await expect(yoursOn(page)).not.toContainText(SIT);
	await readingOn(page)
		.getByRole('button', { name: /^Put back ?: / })
		.click();
	await readingOn(page)
		.getByRole('button', { name: /^Leave out ?: Asks: / })
		.click();
	await expect(yoursOn(page)).not.toContainText('How will you travel there?');
	await expect(yoursOn(page)).toContainText(gone?.question ?? '');
});

test('the open question stays in place, and an answer to a model’s question becomes its line', async ({ page }) => {
	await arrive(page);
	await ask(page);
	const call = await callTo();
	const open = call.input.questions[0];
	const legend = yoursOn(page).locator('legend');
	await expect(legend).toContainText(open?.question ?? '');
	await yoursOn(page).getByRole('group').getByRole('textbox').focus();
	await yoursOn(page).getByRole('group').getByRole('textbox').fill('half wri');
	call.say(drops(open?.id ?? ''), TRAVEL, SITS);
	await expect(yoursOn(page)).toContainText(SIT);
	await expect(legend).toContainText(open?.question ?? '');
	await expect(yoursOn(page).getByRole('group').getByRole('textbox')).toHaveValue('half wri');
	await expect(yoursOn(page).getByRole('group').getByRole('textbox')).toBeFocused();
	call.end();
	await waitingOn(page);
	await yoursOn(page)
		.getByRole('button', { name: /How will you travel there\?/ })
		.click();
	await yoursOn(page).getByRole('button', { name: 'By train' }).click();
	await expect(optimiserOn(page).prompt).toContainText('Travel there By train.');
	await expect(yoursOn(page).getByRole('listitem').filter({ hasText: 'By train' })).toContainText('(the model’s)');
});

test('a model’s option for own words takes them, and four questions are asked in all', async ({ page }) => {
	await arrive(page);
	await ask(page);
	const call = await callTo();
	const limit = asks('What must it fit?', ['A limit…', 'Nothing'], 'It must fit this: {answer}.');
	call.say(TRAVEL, limit, asks('What did you plan before?', ['Nothing', 'I tried…'], 'Before: {answer}.'));
	call.end();
	await expect(readingOn(page)).toContainText('The model added 3 things');
	await expect(yoursOn(page)).toContainText('Question 1 of 4');
	await waitingOn(page);
	await yoursOn(page)
		.getByRole('button', { name: /What must it fit\?/ })
		.click();
	await yoursOn(page).getByRole('button', { name: 'A limit…' }).click();
	await yoursOn(page)
		.getByRole('group')
		.getByRole('textbox')
		.pressSequentially('two hours, all of it, as the room is only ours until five');
	await yoursOn(page).getByRole('group').getByRole('textbox').press('Enter');
	await expect(optimiserOn(page).prompt).toContainText(
		'It must fit this: two hours, all of it, as the room is only ours until five.',
	);
});

test('Stop keeps the proposals, ends the call and counts one run', async ({ page }) => {
	await arrive(page);
	await ask(page);
	const call = await callTo();
	call.say(SITS);
	await expect(yoursOn(page)).toContainText(SIT);
	await readingOn(page).getByRole('button', { name: 'Stop' }).click();
	await expect(readingOn(page)).toContainText('Stopped. What had come stands.');
	await expect.poll(call.isGone).toBe(true);
	await expect.poll(() => used(page)).toBe(1);
	await yoursOn(page)
		.getByRole('button', { name: /Say where she can sit down/ })
		.click();
	await expect(optimiserOn(page).prompt).toContainText(SIT);
});

test('when the model fails the draft and earlier proposals stay with one sentence, and no run is counted', async ({
	page,
}) => {
	await arrive(page);
	const heard = await listen(page);
	await ask(page);
	const call = await callTo();
	call.say(SITS);
	await expect(yoursOn(page)).toContainText(SIT);
	call.breakOff();
	await expect(readingOn(page)).toContainText('Here is the draft; nothing was counted.');
	expect((await heard()).filter((line) => line.includes('nothing was counted'))).toHaveLength(1);
	expect(await used(page)).toBe(0);
	await yoursOn(page)
		.getByRole('button', { name: /Say where she can sit down/ })
		.click();
	await expect(optimiserOn(page).prompt).toContainText(SIT);
});

test('a reload while the model reads counts one run, and the prompt is in the history', async ({ page }) => {
	await arrive(page);
	await ask(page);
	const call = await callTo();
	await expect(optimiserOn(page).result).toBeVisible();
	await page.reload();
	await expect.poll(call.isGone).toBe(true);
	await expect.poll(() => used(page)).toBe(1);
	const history = await page.request.get(`${server.origin}/api/account/history`);
	expect(JSON.stringify(await history.json())).toContain('birthday party');
	await expect(optimiserOn(page).box).toHaveValue(TEXT);
	// The last thing that the page fetches.
	await expect(page.getByRole('list', { name: 'What your text says so far' })).toBeVisible();
});

test('with two tabs the second keeps its draft and says why, and one run is counted', async ({ page, context }) => {
	await arrive(page);
	await ask(page);
	const call = await callTo();
	const other = await context.newPage();
	await other.goto(server.origin);
	await ask(other, `${TEXT}, no clowns`);
	await expect(optimiserOn(other).result).toBeVisible();
	await expect(readingOn(other)).toContainText('Too many requests are being read just now.');
	call.say(SITS);
	call.end();
	await expect(readingOn(page)).toContainText('The model added 1 thing.');
	expect(await used(page)).toBe(1);
});

test('the line says what is sent to which model, and when it is off nothing is sent', async ({ page }) => {
	await arrive(page);
	const line = page.locator('#optimizer-model');
	await optimiserOn(page).box.focus();
	await expect(line).toHaveText(
		'A model on our own server reads it too and proposes questions. Your text stays with us.',
	);
	await switchOn(page).click();
	await expect(line).toHaveText('The model is left out. Your text stays on our server.');
	await ask(page);
	await expect(optimiserOn(page).result).toBeVisible();
	expect(model.calls).toHaveLength(0);
	expect(await used(page)).toBe(1);
	await expect(readingOn(page)).toHaveCount(0);
});

test('a model turned off in the settings stays off, on the page and for the API', async ({ page }) => {
	await arrive(page);
	await page.goto(`${server.origin}/settings`);
	const saving = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
	await page.getByRole('switch', { name: 'Let a model read my requests' }).click();
	await saving;
	await page.goto(server.origin);
	const { box, submit, result } = optimiserOn(page);
	await box.fill(TEXT);
	await expect(page.locator('#optimizer-model')).toContainText('Your settings leave the model out.');
	await submit.click();
	await expect(result).toBeVisible();
	const asked = await page.request.post(`${server.origin}/api/optimise`, {
		headers: { accept: 'text/event-stream' },
		data: { rawPrompt: TEXT },
	});
	expect(await asked.text()).toContain('"without":"switched_off"');
	expect(model.calls).toHaveLength(0);
});

test.describe('when the connection breaks', () => {
	test.use({ allowedFaults: [/^outside request: http:\/\/127\.0\.0\.1|ERR_/] });

	test('while the model reads, the proposals stay and the run is counted once there is a connection', async ({
		page,
		context,
	}) => {
		const line = await layLine();
		server = await startReader(model, { PUBLIC_ORIGIN: line.origin });
		line.leadTo(server.origin);
		await arrive(page, line.origin);
		await ask(page);
		const call = await callTo();
		call.say(SITS);
		await expect(yoursOn(page)).toContainText(SIT);
		await context.setOffline(true);
		line.cut();
		await expect(readingOn(page)).toContainText('The connection broke while the model was reading.');
		await expect.poll(call.isGone).toBe(true);
		await context.setOffline(false);
		await expect.poll(() => used(page, line.origin)).toBe(1);
		await yoursOn(page)
			.getByRole('button', { name: /Say where she can sit down/ })
			.click();
		await expect(optimiserOn(page).prompt).toContainText(SIT);
		line.remove();
	});
});

test('a background tab goes on reading the stream', async ({ page, context }) => {
	await arrive(page);
	await ask(page);
	const call = await callTo();
	const other = await context.newPage();
	await other.goto('about:blank');
	await other.bringToFront();
	call.say(SITS, TRAVEL);
	call.end();
	await expect.poll(() => used(page)).toBe(1);
	await page.bringToFront();
	await expect(readingOn(page)).toContainText('The model added 2 things');
});

test('a waiting visitor sees their place in the queue, which is announced once', async ({ page, browser }) => {
	server = await startReader(model, { MODEL_CONCURRENCY: '1' });
	const pages = [page];
	for (const n of [1, 2]) {
		const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': `10.9.8.${n}` } });
		pages.push(await context.newPage());
	}
	const [first, second, third] = pages as [Page, Page, Page];
	await arrive(first);
	await ask(first);
	const call = await callTo();
	await arrive(second);
	await ask(second);
	await expect(readingOn(second)).toContainText('You are next.');
	await arrive(third);
	const heard = await listen(third);
	await ask(third);
	await expect(readingOn(third)).toContainText('1 before you.');
	call.end();
	const next = await callTo(2);
	await expect(readingOn(second)).toContainText('Reading…');
	await expect(readingOn(third)).toContainText('You are next.');
	next.end();
	(await callTo(3)).end();
	await expect(readingOn(third)).toContainText('The model had nothing to add.');
	const told = (await heard()).filter((line) => /before you|You are next|nothing to add/.test(line));
	expect(told).toEqual([
		'said: 1 before you. The prompt is yours to use already.',
		'said: The model had nothing to add.',
	]);
	await second.context().close();
	await third.context().close();
});
