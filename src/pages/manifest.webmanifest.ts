import type { APIRoute } from 'astro';
import { requireCopy } from '#components/copy/require-copy.ts';

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
		icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
	};
	return new Response(JSON.stringify(manifest));
};
