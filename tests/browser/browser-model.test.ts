import type { Page } from '@playwright/test';
import { EMAIL, openMore, optimiserOn, runPrompt } from './optimiser-page.ts';
import { accessibilityFaultsOf } from './page-faults.ts';
import { expect, test } from './visit.ts';

const EMPTY = { text: null, words: null, options: null, line: null, id: null };
const GOOD = { ...EMPTY, kind: 'suggestion', text: 'Say what to bring.', words: 'the 3 pm meeting' };
const INVENTED = { ...EMPTY, kind: 'suggestion', text: 'Mention the 5 euros for Tom.', words: 'the 3 pm meeting' };

interface StandIn {
	/** The calls it received, in order. */
	readonly calls: string[];
	readonly told: string[];
	answer: (text: string) => void;
}

/** Gives the page a browser model in this state. */
async function giveModel(page: Page, availability: string): Promise<void> {
	await page.addInitScript((state) => {
		const standIn: StandIn = { calls: [], told: [], answer: () => {} };
		const session = {
			prompt: (input: string, { signal }: { signal: AbortSignal }) => {
				standIn.calls.push('prompt');
				standIn.told.push(input);
				return new Promise<string>((resolve, reject) => {
					standIn.answer = resolve;
					signal.addEventListener('abort', () => reject(signal.reason));
				});
			},
			destroy: () => void standIn.calls.push('destroy'),
		};
		const LanguageModel = {
			availability: async () => {
				standIn.calls.push('availability');
				return state;
			},
			create: async ({ monitor, initialPrompts }: never) => {
				standIn.calls.push('create');
				standIn.told.push((initialPrompts as { content: string }[])[0]?.content ?? '');
				const tell = (_: string, listener: (event: { loaded: number }) => void) => listener({ loaded: 1 });
				(monitor as (one: object) => void)({ addEventListener: tell });
				return session;
			},
		};
		Object.assign(window, { LanguageModel, standIn });
	}, availability);
}

const callsOn = (page: Page) => page.evaluate(() => (window as unknown as { standIn: StandIn }).standIn.calls);
const toldOn = (page: Page) => page.evaluate(() => (window as unknown as { standIn: StandIn }).standIn.told);
const answer = (page: Page, said: string) =>
	page.evaluate((text) => (window as unknown as { standIn: StandIn }).standIn.answer(text), said);
const offerOn = (page: Page) => page.getByRole('region', { name: 'A model of your browser’s own' });
const yoursOn = (page: Page) => page.getByRole('region', { name: 'Make it yours' });

test('it is offered under More, and proposals that the server accepts are shown with a mark beside the prompt', async ({
	page,
}) => {
	await giveModel(page, 'available');
	await runPrompt(page, EMAIL);
	expect(await callsOn(page), 'until a result nobody asks for it').toEqual([]);
	await openMore(page);
	await expect(offerOn(page)).toContainText('Your text goes to no company for that.');
	expect(await callsOn(page)).toEqual(['availability']);
	expect(await accessibilityFaultsOf(page)).toEqual([]);
	await offerOn(page).getByRole('button', { name: 'Let it read' }).click();
	await expect(offerOn(page)).toContainText('Reading…');
	await expect.poll(() => callsOn(page)).toEqual(['availability', 'create', 'prompt']);
	const [instruction = '', input = ''] = await toldOn(page);
	expect(instruction).toContain('You do not answer it and you do not rewrite it');
	expect(JSON.parse(input).request).toBe(EMAIL);
	await answer(page, JSON.stringify({ proposals: [GOOD, INVENTED, { kind: 'order' }] }));
	await expect(offerOn(page)).toContainText('It added 1 thing beside your prompt.');
	await expect(page.locator('body')).not.toContainText('Tom');
	await yoursOn(page)
		.getByRole('button', { name: /Say what to bring\. \(the model’s\)/ })
		.click();
	await expect(optimiserOn(page).prompt).toContainText('Say what to bring.');
	expect((await callsOn(page)).at(-1)).toBe('destroy');
});

test('a model that has to be downloaded says its size, and is downloaded only after a press', async ({ page }) => {
	await giveModel(page, 'downloadable');
	await runPrompt(page, EMAIL);
	await openMore(page);
	await expect(offerOn(page)).toContainText('about 4 GB');
	expect(await callsOn(page)).toEqual(['availability']);
	await offerOn(page).getByRole('button', { name: 'Fetch it and let it read' }).click();
	await expect.poll(() => callsOn(page)).toContain('create');
	await offerOn(page).getByRole('button', { name: 'Stop' }).click();
	await expect(offerOn(page)).toContainText('Stopped.');
});

test('a useless answer changes nothing, and the model can be asked again', async ({ page }) => {
	await giveModel(page, 'available');
	const { prompt } = await runPrompt(page, EMAIL);
	const before = await prompt.innerText();
	await openMore(page);
	await offerOn(page).getByRole('button', { name: 'Let it read' }).click();
	await expect.poll(() => callsOn(page)).toContain('prompt');
	await answer(page, 'Here is your email!');
	await expect(offerOn(page)).toContainText('gave no answer that could be used');
	await expect(offerOn(page).getByRole('button', { name: 'Let it read' })).toBeVisible();
	expect(await prompt.innerText()).toBe(before);
});

for (const [state, give] of [
	['has none', async () => {}],
	['cannot run it', (page: Page) => giveModel(page, 'unavailable')],
] as const)
	test(`nothing is offered when the browser ${state}`, async ({ page }) => {
		await give(page);
		await runPrompt(page, EMAIL);
		await openMore(page);
		await expect(page.getByRole('region', { name: 'More', exact: true }).getByRole('tablist')).toBeVisible();
		await expect(offerOn(page)).toHaveCount(0);
	});
