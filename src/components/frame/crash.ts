import type { Tracked } from '#islands/analytics/track.ts';

/** Most characters of an error report (as in contract/analytics-events.ts, which is not loaded in the browser). */
const MESSAGE_CHARS = 200;
const STACK_CHARS = 500;

/**
 * React removes an island whose rendering failed, and reports the error to the window. It is replaced by a notice in the layout:
 * what happened, and what to do. On a page without islands the text stays readable, so nothing is replaced.
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

/** The same as `track`, whose file would load the islands' shared code on every page. */
function report(message: string, stack: string): void {
	const detail = { message: message.slice(0, MESSAGE_CHARS), stack: stack.slice(0, STACK_CHARS) };
	const tracked: Tracked = { event: 'error_boundary_caught', detail };
	document.dispatchEvent(new CustomEvent('ploop:track', { detail: tracked }));
}
