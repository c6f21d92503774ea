const HOSTS = /\.(googletagmanager|google-analytics|googleadservices|doubleclick|googlesyndication|google)\.(com|net)$/;
const NAMES = /^_(ga|gid|gat|gcl)/;
const PAST = 'Thu, 01 Jan 1970 00:00:00 GMT';

/**
 * Removes Google's scripts, cookies and storage keys.
 *
 * @param own this site's storage keys for Google's services
 */
export function forgetGoogle(own: readonly string[]): void {
	for (const element of document.querySelectorAll<HTMLScriptElement | HTMLIFrameElement>('script[src], iframe[src]')) {
		if (HOSTS.test(new URL(element.src).hostname)) element.remove();
	}
	delete window.dataLayer;
	for (const name of cookieNames()) if (NAMES.test(name)) expire(name);
	for (const store of ['localStorage', 'sessionStorage'] as const) forgetKeys(store, own);
}

const cookieNames = (): string[] => document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');

/** Expires a cookie on every domain that may hold it: Google uses the widest it can, which a page cannot read from the cookie. */
function expire(name: string): void {
	const labels = location.hostname.split('.');
	const domains = labels.map((_, i) => `; domain=${labels.slice(i).join('.')}`);
	for (const domain of ['', ...domains]) {
		// biome-ignore lint/suspicious/noDocumentCookie: the other way of setting cookies is not in every browser
		document.cookie = `${name}=; path=/; expires=${PAST}${domain}`;
	}
}

function forgetKeys(store: 'localStorage' | 'sessionStorage', own: readonly string[]): void {
	try {
		const keys = Object.keys(window[store]).filter((key) => NAMES.test(key) || own.includes(key));
		for (const key of keys) window[store].removeItem(key);
	} catch {
		// Storage is blocked, so nothing is stored.
	}
}
