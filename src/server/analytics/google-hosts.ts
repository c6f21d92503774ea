import type { AnalyticsSettings } from '#contract/analytics-settings';

/** Hosts that a content security policy names besides our own. */
export interface MeasuringHosts {
	readonly script: readonly string[];
	readonly img: readonly string[];
	readonly connect: readonly string[];
	readonly frame: readonly string[];
}

const TAG = 'https://*.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const ADS = [
	'https://www.googleadservices.com',
	'https://googleads.g.doubleclick.net',
	'https://pagead2.googlesyndication.com',
	'https://www.google.com',
];

/**
 * Hosts that the tags of Google Analytics and Google Ads need, from Google's guide to content security policies; none
 * without ids.
 */
export function measuringHosts({ ga4Id, adsId }: AnalyticsSettings): MeasuringHosts {
	if (ga4Id === null && adsId === null) return { script: [], img: [], connect: [], frame: [] };
	const counted = [TAG, ...(ga4Id === null ? [] : ANALYTICS), ...(adsId === null ? [] : ADS)];
	return {
		script: adsId === null ? [TAG] : [TAG, ...ADS],
		img: counted,
		connect: counted,
		frame: adsId === null ? [] : ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
	};
}
