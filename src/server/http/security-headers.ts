import type { AnalyticsSettings } from '#contract/analytics-settings';
import { type MeasuringHosts, measuringHosts } from '../analytics/google-hosts.ts';

/** Hashes of the inline blocks of one page, as `scripts/finish-build.ts` found them: `sha256-…`. */
export interface InlineHashes {
	readonly script: readonly string[];
	readonly style: readonly string[];
}

export type HashesByPath = Readonly<Record<string, InlineHashes>>;

/** The headers of every response, and those that replace some of them for pages and their parts. */
export interface SecurityHeaders {
	readonly always: readonly (readonly [string, string])[];
	/**
	 * For a page: a policy with the hashes of its inline blocks, and no Referer where addresses hold secrets. For a
	 * script, sheet or font: a short policy that allows nothing.
	 */
	ownOf(path: string): readonly (readonly [string, string])[];
}

/** Creates the headers; `hashes` has each page's inline blocks. */
export function securityHeaders(
	publicOrigin: string,
	hashes: HashesByPath,
	analytics: AnalyticsSettings,
): SecurityHeaders {
	const isHttps = publicOrigin.startsWith('https:');
	const hosts = measuringHosts(analytics);
	const policies = new Map(Object.entries(hashes).map(([path, own]) => [path, contentPolicy(own, hosts, isHttps)]));
	return {
		always: [
			['Content-Security-Policy', contentPolicy({ script: [], style: [] }, NO_HOSTS, isHttps)],
			['X-Content-Type-Options', 'nosniff'],
			['X-Frame-Options', 'DENY'],
			['Referrer-Policy', 'strict-origin-when-cross-origin'],
			['Cross-Origin-Opener-Policy', 'same-origin'],
			['Cross-Origin-Resource-Policy', 'same-origin'],
			['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
			...(isHttps ? [HSTS] : []),
		],
		ownOf(path) {
			const policy = path.startsWith('/_astro/') ? PART_POLICY : policies.get(path);
			return [
				...(policy === undefined ? [] : [['Content-Security-Policy', policy] as const]),
				...(/^\/(?:auth|updates)\//.test(path) ? [['Referrer-Policy', 'no-referrer'] as const] : []),
			];
		},
	};
}

/** The policy of scripts, sheets and fonts is short because they are sent dozens of times as often as pages. */
const PART_POLICY = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
const NO_HOSTS: MeasuringHosts = { script: [], img: [], connect: [], frame: [] };
const HSTS = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'] as const;

function contentPolicy(hashes: InlineHashes, hosts: MeasuringHosts, isHttps: boolean): string {
	const quoted = (list: readonly string[]) => list.map((hash) => ` '${hash}'`).join('');
	const also = (list: readonly string[]) => list.map((host) => ` ${host}`).join('');
	return [
		"default-src 'none'",
		`script-src 'self'${quoted(hashes.script)}${also(hosts.script)}`,
		`style-src 'self'${quoted(hashes.style)}`,
		`img-src 'self' data:${also(hosts.img)}`,
		"font-src 'self'",
		`connect-src 'self'${also(hosts.connect)}`,
		...(hosts.frame.length > 0 ? [`frame-src${also(hosts.frame)}`] : []),
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"object-src 'none'",
		"frame-ancestors 'none'",
		...(isHttps ? ['upgrade-insecure-requests'] : []),
	].join('; ');
}
