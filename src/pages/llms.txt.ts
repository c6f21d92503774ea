import type { APIRoute } from 'astro';
import { requireCopy } from '#copy/require-copy';

/** llmstxt.org: the introduction for language models. */
export const GET: APIRoute = async ({ site }) => {
	const { siteName } = await requireCopy('frame');
	const { summary, notes, links } = await requireCopy('discovery');
	const pages = links.map(({ label, href, about }) => `- [${label}](${new URL(href, site)}): ${about}`);
	const lines = [
		`# ${siteName}`,
		'',
		`> ${summary}`,
		'',
		...notes.map((note) => `- ${note}`),
		'',
		'## Pages',
		'',
		...pages,
		'',
	];
	return new Response(lines.join('\n'));
};
