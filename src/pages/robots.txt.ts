import type { APIRoute } from 'astro';

/** Pages that are not for search say so in their own meta tags, which a crawler must be allowed to read. */
export const GET: APIRoute = ({ site }) =>
	new Response(['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', site)}`, ''].join('\n'));
