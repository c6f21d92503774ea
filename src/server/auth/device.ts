const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/\bEdg(?:e|A|iOS)?\//, 'Edge'],
	[/\bOPR\/|\bOpera\b/, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\b(?:Firefox|FxiOS)\//, 'Firefox'],
	[/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
	[/^curl\//, 'curl'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bLinux\b/, 'Linux'],
];

/**
 * Names browser and system for the list of sessions. The whole User-Agent header would say more than needed, so it is
 * not stored.
 */
export function deviceIn(userAgent: string | undefined): string {
	const find = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
	const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
	return system ? `${browser ?? 'A browser'} on ${system}` : (browser ?? 'Unknown device');
}
