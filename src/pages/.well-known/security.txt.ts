import type { APIRoute } from 'astro';
import { requireCopy } from '#copy/require-copy';

/** RFC 9116 recommends less than a year; a site that was not built for that long should not promise an answer. */
const DAYS_VALID = 360;

export const GET: APIRoute = async ({ site }) => {
	const { securityEmail } = await requireCopy('discovery');
	const expires = new Date(Date.now() + DAYS_VALID * 24 * 3_600_000);
	expires.setUTCHours(0, 0, 0, 0);
	const lines = [
		`Contact: mailto:${securityEmail}`,
		`Contact: ${new URL('/contact', site)}`,
		`Expires: ${expires.toISOString()}`,
		'Preferred-Languages: en',
		`Canonical: ${new URL('/.well-known/security.txt', site)}`,
		`Policy: ${new URL('/security', site)}`,
		'',
	];
	return new Response(lines.join('\n'));
};
