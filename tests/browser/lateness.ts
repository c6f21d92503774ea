import type { BrowserContext, Page, Route } from '@playwright/test';

const LATE_MS = 350;
const SLOWER_TIMES = 4;

/**
 * Delays events or answers, as a busy machine does by chance, so that a race shows every time: `LATE=events,answers npm run
 * test:browser`. Without `LATE` nothing is delayed.
 */
export async function makeLate(context: BrowserContext, kinds = process.env['LATE'] ?? ''): Promise<void> {
	const late = new Set(kinds.split(','));
	if (late.has('events')) await context.addInitScript(tellLate, LATE_MS);
	if (late.has('answers')) await context.addInitScript(answerLate, LATE_MS);
	if (late.has('code')) await context.route(/\/_astro\/.*\.js/, comeLate);
	if (late.has('processor')) context.on('page', (page) => void slowDown(page));

	async function slowDown(page: Page): Promise<void> {
		const session = await context.newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_TIMES });
	}
}

async function comeLate(route: Route): Promise<void> {
	await new Promise((done) => setTimeout(done, LATE_MS));
	await route.fallback();
}

/** Runs on the page. Delays events that the browser sends in a later task. */
function tellLate(ms: number): void {
	const { setTimeout } = window;
	const told = new WeakSet<Event>();
	const holdBack = (event: Event) => {
		const { target, type, bubbles } = event;
		if (told.has(event) || !(target instanceof Element)) return;
		event.stopImmediatePropagation();
		const again = event instanceof ToggleEvent ? new ToggleEvent(type, event) : new Event(type, { bubbles });
		told.add(again);
		setTimeout(() => target.dispatchEvent(again), ms);
	};
	for (const type of ['close', 'toggle', 'transitionend', 'animationend'])
		window.addEventListener(type, holdBack, { capture: true });
}

/** Runs on the page. Delays answers. */
function answerLate(ms: number): void {
	const { setTimeout, fetch } = window;
	window.fetch = async (input, init) => {
		const answer = await fetch(input, init);
		await new Promise((done) => setTimeout(done, ms));
		init?.signal?.throwIfAborted();
		return answer;
	};
}
