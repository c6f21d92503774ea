import { drop, gather, send } from './batch.ts';
import { startGoogle, stopGoogle, tellGoogle } from './google.ts';
import type { Tracked } from './track.ts';
import { forgetVisit } from './visit.ts';
import { withoutQuotes } from './without-quotes.ts';

/** Collects the visitor's actions while the visitor allows it. The page fetches this code only after consent. */
export function startCollector(): void {
	document.addEventListener('ploop:track', (event) => collect((event as CustomEvent<Tracked>).detail));
	// In the capture phase: an island may render again while the click bubbles, and a dialog's opening does not bubble.
	document.addEventListener('click', ({ target }) => tell((target as Element).closest('[data-track]'), 'track'), true);
	document.addEventListener('ploop:opened', ({ target }) => tell(target as Element, 'trackOpened'), true);
	document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
	addEventListener('pagehide', send);
	document.addEventListener('ploop:consent', () => (isAllowed() ? begin() : forget()));
	begin();
}

const isAllowed = (): boolean => document.documentElement.dataset['consent'] === 'granted';

/** `data-track-view` names a second event for viewing the page. */
function begin(): void {
	startGoogle();
	collect({ event: 'page_viewed', detail: {} });
	for (const element of document.querySelectorAll('[data-track-view]')) tell(element, 'trackView');
}

/** Reports the event named in this attribute of the element, with the details from its other attributes. */
function tell(element: Element | null, name: 'track' | 'trackView' | 'trackOpened'): void {
	const event = element instanceof HTMLElement && element.dataset[name];
	if (event) collect({ event, detail: detailOf(element) });
}

function collect(tracked: Tracked): void {
	if (!isAllowed()) return;
	const told = withoutQuotes(tracked);
	gather(told);
	void tellGoogle(told);
}

function forget(): void {
	drop();
	forgetVisit();
	stopGoogle();
}

/** `data-track-cta="home"` is `{ cta: 'home' }`. */
function detailOf({ dataset }: HTMLElement): Record<string, string> {
	const own = Object.entries(dataset).filter(([key]) => /^track(?!View|Opened)[A-Z]/.test(key));
	return Object.fromEntries(own.map(([key, value = '']) => [key.slice('track'.length).toLowerCase(), value]));
}
