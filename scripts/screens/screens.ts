import type { Page } from 'playwright';

export interface Screen {
	readonly who: 'guest' | 'account';
	readonly path: string;
	/** Actions before the picture is taken. */
	readonly act?: (page: Page) => Promise<void>;
}

const PARTY =
	'plan a birthday party for my 7 year old on saturday 13 june, 12 children in our garden, 2 till 5pm, ' +
	'budget £150, no sweets, no more than one page';

async function run(page: Page, text: string): Promise<void> {
	await page.getByRole('textbox', { name: 'What do you want from AI?' }).fill(text);
	await page.getByRole('button', { name: /^PLOOP/ }).click();
}

/** Waits until the genie has finished speaking. */
const untilHushed = (page: Page) => page.locator('.mascot-bubble').waitFor({ state: 'hidden' });

/** The main screens, in the order of a visit. */
export const SCREENS: Readonly<Record<string, Screen>> = {
	home: { who: 'guest', path: '/' },
	result: {
		who: 'guest',
		path: '/',
		async act(page) {
			await run(page, PARTY);
			await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
			await untilHushed(page);
		},
	},
	question: {
		who: 'account',
		path: '/',
		async act(page) {
			await run(page, 'asdf qwer zxcv');
			await page.getByRole('region', { name: /^Clarifying question/ }).waitFor();
			await untilHushed(page);
		},
	},
	'how-it-works': { who: 'guest', path: '/how-it-works' },
	'get-started': { who: 'guest', path: '/get-started' },
	pricing: { who: 'guest', path: '/pricing' },
	'sign-up': { who: 'guest', path: '/signup' },
	'own-home': {
		who: 'account',
		path: '/',
		act: (page) => page.getByRole('region', { name: 'Your last prompts' }).getByRole('listitem').first().waitFor(),
	},
	account: { who: 'account', path: '/account' },
	history: { who: 'account', path: '/account/history' },
	templates: {
		who: 'account',
		path: '/templates',
		act: (page) => page.getByRole('heading', { name: 'Weekly update' }).waitFor(),
	},
	billing: { who: 'account', path: '/account/billing' },
};
