import type { APIRoute } from 'astro';

/** Pages that are not for search say so themselves, and have to be read for that. */
export const GET: APIRoute = ({ site }) =>
	new Response(['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', site)}`, ''].join('\n'));
