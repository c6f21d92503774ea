/** Addresses that are no page of their own, and where each leads. */
export const LEADS_TO: Readonly<Record<string, string>> = {
	'/login': '/#log-in',
	'/billing': '/account/billing',
	'/checkout/pro': '/checkout?plan=pro_monthly',
	'/checkout/annual': '/checkout?plan=pro_annual',
	'/brand/assets': '/brand-assets',
};

/**
 * Where an address leads on to; null: nowhere. What stands behind its question mark goes along (`next` of the log-in),
 * unless the way on names its own.
 *
 * @param path in lower case
 * @param query with its question mark, or empty
 */
export function leadsOnTo(path: string, query: string): string | null {
	const to = Object.hasOwn(LEADS_TO, path) ? LEADS_TO[path] : undefined;
	if (to === undefined) return null;
	const [page = '', place] = to.split('#');
	return `${page}${page.includes('?') ? '' : query}${place === undefined ? '' : `#${place}`}`;
}
