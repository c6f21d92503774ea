const SCOPE = /\bdata-astro-cid-([a-z0-9]{8})\b/g;

/**
 * The same page with short names for the scopes of its styles. Astro marks every element of a styled component, and each
 * rule of its styles, with eight letters of a hash, which no compression makes smaller. A page's styles stand in the page,
 * so a name must be unique within its page only.
 */
export function shortenScopes(html: string): string {
	const names = new Map<string, string>();
	return html.replace(SCOPE, (_, hash: string) => {
		const name = names.get(hash) ?? `data-s${names.size.toString(36)}`;
		names.set(hash, name);
		return name;
	});
}
