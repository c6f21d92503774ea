import { drop, gather, send } from './batch.ts';
import type { Tracked } from './track.ts';
import { forgetVisit } from './visit.ts';

/** Collects what is used while the visitor allows it. The page fetches this code after consent alone. */
export function startCollector(): void {
	document.addEventListener('ploop:track', (event) => collect((event as CustomEvent<Tracked>).detail));
	document.addEventListener('click', ({ target }) => {
		const element = (target as Element).closest<HTMLElement>('[data-track]');
		if (element) collect({ event: element.dataset['track'] ?? '', detail: detailOf(element) });
	});
	document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
	addEventListener('pagehide', send);
	document.addEventListener('ploop:consent', () => (isAllowed() ? collectView() : forget()));
	collectView();
}

/** A page says with `data-track-view` what else being seen is called. */
function collectView(): void {
	collect({ event: 'page_viewed', detail: {} });
	for (const element of document.querySelectorAll<HTMLElement>('[data-track-view]'))
		collect({ event: element.dataset['trackView'] ?? '', detail: {} });
}

const isAllowed = (): boolean => document.documentElement.dataset['consent'] === 'granted';

function collect(tracked: Tracked): void {
	if (isAllowed()) gather(tracked);
}

function forget(): void {
	drop();
	forgetVisit();
}

/** `data-track-cta="home"` is `{ cta: 'home' }`. */
function detailOf({ dataset }: HTMLElement): Record<string, string> {
	const pairs = Object.entries(dataset).flatMap(([key, value = '']) => {
		const name = /^track([A-Z].*)$/.exec(key)?.[1];
		return name && name !== 'View' ? [[name.toLowerCase(), value]] : [];
	});
	return Object.fromEntries(pairs) as Record<string, string>;
}
