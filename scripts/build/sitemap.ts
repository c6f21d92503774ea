const CANONICAL = /<link rel="canonical" href="([^"]+)"/;
const HIDDEN = /<meta name="robots" content="noindex"/;

/** The published address of a page that search engines may show; null for any other. */
export function addressOf(html: string): string | null {
	return HIDDEN.test(html) ? null : (CANONICAL.exec(html)?.[1] ?? null);
}

/** The site map of the pages at these addresses. */
export function sitemapOf(addresses: readonly string[]): string {
	const urls = [...addresses].sort().map((address) => `\t<url><loc>${address}</loc></url>\n`);
	const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${schema}">\n${urls.join('')}</urlset>\n`;
}
