import type { APIRoute } from 'astro';
import { requireCopy } from '#copy/require-copy';

export const GET: APIRoute = async () => {
	const { summary, app } = await requireCopy('discovery');
	const manifest = {
		id: '/',
		name: app.name,
		short_name: app.shortName,
		description: summary,
		lang: 'en-GB',
		start_url: '/',
		scope: '/',
		display: 'standalone',
		background_color: '#fffaf5',
		theme_color: '#fffaf5',
		icons: [
			{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
			{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
			{ src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
			{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
		],
	};
	return new Response(JSON.stringify(manifest));
};
