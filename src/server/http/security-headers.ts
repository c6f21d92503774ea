/** Hashes of the inline blocks of one page, as `scripts/finish-build.ts` found them: `sha256-…`. */
export interface InlineHashes {
	readonly script: readonly string[];
	readonly style: readonly string[];
}

export type HashesByPath = Readonly<Record<string, InlineHashes>>;

/** The headers of every response, whatever its status, and those that a page has instead. */
export interface SecurityHeaders {
	readonly always: readonly (readonly [string, string])[];
	/** A policy with the hashes of its inline blocks; and where links with secrets in them lead, silence about the address. */
	ownOf(path: string): readonly (readonly [string, string])[];
}

export function securityHeaders(publicOrigin: string, hashes: HashesByPath): SecurityHeaders {
	const isHttps = publicOrigin.startsWith('https:');
	const policies = new Map(Object.entries(hashes).map(([path, own]) => [path, contentPolicy(own, isHttps)]));
	return {
		always: [
			['Content-Security-Policy', contentPolicy({ script: [], style: [] }, isHttps)],
			['X-Content-Type-Options', 'nosniff'],
			['X-Frame-Options', 'DENY'],
			['Referrer-Policy', 'strict-origin-when-cross-origin'],
			['Cross-Origin-Opener-Policy', 'same-origin'],
			['Cross-Origin-Resource-Policy', 'same-origin'],
			['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
			...(isHttps ? [HSTS] : []),
		],
		ownOf(path) {
			const policy = policies.get(path);
			return [
				...(policy === undefined ? [] : [['Content-Security-Policy', policy] as const]),
				...(/^\/(?:auth|updates)\//.test(path) ? [['Referrer-Policy', 'no-referrer'] as const] : []),
			];
		},
	};
}

const HSTS = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'] as const;

function contentPolicy(hashes: InlineHashes, isHttps: boolean): string {
	const quoted = (list: readonly string[]) => list.map((hash) => ` '${hash}'`).join('');
	return [
		"default-src 'none'",
		`script-src 'self'${quoted(hashes.script)}`,
		`style-src 'self'${quoted(hashes.style)}`,
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"object-src 'none'",
		"frame-ancestors 'none'",
		...(isHttps ? ['upgrade-insecure-requests'] : []),
	].join('; ');
}
