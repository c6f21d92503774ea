import { track } from '#islands/analytics/track.ts';

/** The most an error report may carry (contract/analytics-events.ts, which stays out of the browser). */
const MESSAGE_CHARS = 200;
const STACK_CHARS = 500;

/**
 * React takes an island whose drawing failed off the page, and tells the window why. In its place comes what the layout
 * holds ready: what happened, and the ways on. A page without islands still reads from top to bottom, whatever failed.
 */
export function startCrashFallback(): void {
	addEventListener('error', ({ error, message }) => {
		const fallen = [...document.querySelectorAll('astro-island:not([ssr])')].filter(
			(island) => !island.firstElementChild,
		);
		if (fallen.length === 0) return;
		track('error_boundary_caught', {
			message: message.slice(0, MESSAGE_CHARS),
			stack: String((error as Error | null)?.stack ?? '').slice(0, STACK_CHARS),
		});
		const template = document.querySelector<HTMLTemplateElement>('#crash');
		for (const island of fallen) island.replaceWith(template?.content.cloneNode(true) ?? '');
	});
	document.addEventListener('click', ({ target }) => {
		if ((target as Element).closest('[data-reload]')) location.reload();
	});
}
