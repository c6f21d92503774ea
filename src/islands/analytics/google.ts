import type { AnalyticsSettings } from '#contract/analytics-settings';
import { forgetGoogle } from './forget-google.ts';
import type { Tracked } from './track.ts';

const DENIED = {
	analytics_storage: 'denied',
	ad_storage: 'denied',
	ad_user_data: 'denied',
	ad_personalization: 'denied',
};
/** For this browser session (sessionStorage). */
const CONVERSION_KEY = 'signupConvFired';

declare global {
	interface Window {
		dataLayer?: unknown[];
		[disable: `ga-disable-${string}`]: boolean;
	}
}

/** Null before consent and after it is withdrawn. */
let settings: Promise<AnalyticsSettings | null> | null = null;

/** Loads the tag of each Google service that this server has an id for; called only after consent. */
export function startGoogle(): void {
	settings ??= fetchSettings().then((known) => {
		if (known && settings) load(known);
		return known;
	});
}

export async function tellGoogle({ event, detail }: Tracked): Promise<void> {
	const known = await settings;
	if (!known || settings === null) return;
	if (known.ga4Id) gtag('event', event, detail);
	if (event === 'signup_conversion') convert(known);
}

/** Removes everything of Google's from the page and the browser. */
export function stopGoogle(): void {
	void settings?.then((known) => {
		if (!known?.ga4Id && !known?.adsId) return;
		if (window.dataLayer) gtag('consent', 'update', DENIED);
		if (known.ga4Id) window[`ga-disable-${known.ga4Id}`] = true;
		forgetGoogle([CONVERSION_KEY]);
	});
	settings = null;
}

async function fetchSettings(): Promise<AnalyticsSettings | null> {
	try {
		const answer = await fetch('/api/analytics', { credentials: 'omit' });
		return answer.ok ? ((await answer.json()) as AnalyticsSettings) : null;
	} catch {
		return null;
	}
}

function load({ ga4Id, adsId }: AnalyticsSettings): void {
	const id = ga4Id ?? adsId;
	if (!id) return;
	if (ga4Id) window[`ga-disable-${ga4Id}`] = false;
	gtag('consent', 'default', DENIED);
	gtag('consent', 'update', {
		...DENIED,
		...(ga4Id && { analytics_storage: 'granted' }),
		...(adsId && { ad_storage: 'granted', ad_user_data: 'granted' }),
	});
	gtag('js', new Date());
	// The path of the built page: the address may contain private values, such as a token.
	const page_location = location.origin + (document.body.dataset['page'] ?? '/');
	gtag('set', { page_location, page_referrer: '', allow_google_signals: false });
	if (ga4Id) gtag('config', ga4Id);
	if (adsId) gtag('config', adsId);
	const script = document.createElement('script');
	script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
	document.head.append(script);
}

/** Google's queue accepts only `arguments` objects as commands. */
function gtag(..._command: unknown[]): void {
	window.dataLayer ??= [];
	// biome-ignore lint/complexity/noArguments: see above
	window.dataLayer.push(arguments);
}

/** Once a browser session, and never from a developer's machine. */
function convert({ adsId, adsLabel }: AnalyticsSettings): void {
	if (!adsId || !adsLabel || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)) return;
	try {
		if (sessionStorage.getItem(CONVERSION_KEY) !== null) return;
		sessionStorage.setItem(CONVERSION_KEY, '1');
	} catch {
		// Storage is blocked; the server reports each new account only once in any case.
	}
	gtag('event', 'conversion', { send_to: `${adsId}/${adsLabel}` });
}
