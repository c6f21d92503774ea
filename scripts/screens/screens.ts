import type { Page } from 'playwright';

export interface Screen {
	readonly who: 'guest' | 'account';
	readonly path: string;
	/** Actions before the picture is taken. */
	readonly act?: (page: Page) => Promise<void>;
}

const TRIP =
	'write an email to parents about the year 6 trip to the science museum on friday 12 june, coach leaves 8.30am, ' +
	'packed lunch needed, cost £14, reply by 29 may, friendly but clear, no more than 180 words';

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
			await run(page, TRIP);
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
