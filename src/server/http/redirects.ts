/** Addresses without a page, each with the address that a browser is sent to. */
export const REDIRECTS: Readonly<Record<string, string>> = {
	'/login': '/#log-in',
	'/billing': '/account/billing',
	'/checkout/pro': '/checkout?plan=pro_monthly',
	'/checkout/annual': '/checkout?plan=pro_annual',
	'/brand/assets': '/brand-assets',
};

/**
 * The target of the redirect for a path, or null. Keeps the query (`next` of the log-in) unless the target has its own.
 *
 * @param path in lower case
 * @param query with its question mark, or empty
 */
export function redirectFor(path: string, query: string): string | null {
	const to = Object.hasOwn(REDIRECTS, path) ? REDIRECTS[path] : undefined;
	if (to === undefined) return null;
	const [page = '', place] = to.split('#');
	return `${page}${page.includes('?') ? '' : query}${place === undefined ? '' : `#${place}`}`;
}
