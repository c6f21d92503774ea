const SCOPE = /\bdata-astro-cid-([a-z0-9]{8})\b/g;

/**
 * Returns the page with short names for the scopes of its styles. Astro marks every element of a styled component, and each of
 * its rules, with eight letters of a hash, which do not compress. Styles are inline, so a name has to be unique only within its
 * page.
 */
export function shortenScopes(html: string): string {
	const names = new Map<string, string>();
	return html.replace(SCOPE, (_, hash: string) => {
		const name = names.get(hash) ?? `data-s${names.size.toString(36)}`;
		names.set(hash, name);
		return name;
	});
}
