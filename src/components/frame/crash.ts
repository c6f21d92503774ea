import type { Tracked } from '#islands/analytics/track.ts';

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
		report(message, String((error as Error | null)?.stack ?? ''));
		const template = document.querySelector<HTMLTemplateElement>('#crash');
		for (const island of fallen) island.replaceWith(template?.content.cloneNode(true) ?? '');
	});
	document.addEventListener('click', ({ target }) => {
		if ((target as Element).closest('[data-reload]')) location.reload();
	});
}

/** What `track` does; its file would bring the islands' along to every page. */
function report(message: string, stack: string): void {
	const detail = { message: message.slice(0, MESSAGE_CHARS), stack: stack.slice(0, STACK_CHARS) };
	const tracked: Tracked = { event: 'error_boundary_caught', detail };
	document.dispatchEvent(new CustomEvent('ploop:track', { detail: tracked }));
}
