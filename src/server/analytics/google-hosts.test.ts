import { expect, test } from 'vitest';
import { securityHeaders } from '../http/security-headers.ts';

const PAGE = { '/': { script: ['sha256-x'], style: [] } };
const NONE = { ga4Id: null, adsId: null, adsLabel: null };

function policies(ids: Partial<Record<keyof typeof NONE, string>>) {
	const { always, ownOf } = securityHeaders('https://ploop.example', PAGE, { ...NONE, ...ids });
	return {
		page: new Map(ownOf('/')).get('Content-Security-Policy'),
		rest: new Map(always).get('Content-Security-Policy'),
	};
}

test('without ids no other host is named', () => {
	expect(policies({}).page).not.toMatch(/https:\/\//);
});

test('with a Google Analytics id its hosts are allowed, on pages only', () => {
	const { page, rest } = policies({ ga4Id: 'G-AB12CD34EF' });
	expect(page).toContain("script-src 'self' 'sha256-x' https://*.googletagmanager.com;");
	expect(page).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
	expect(page).not.toMatch(/doubleclick|frame-src|unsafe/);
	expect(rest).not.toMatch(/https:\/\//);
});

test('with a Google Ads id the hosts of conversions are allowed too', () => {
	const { page } = policies({ adsId: 'AW-123456789', adsLabel: 'label-1' });
	expect(page).toMatch(/frame-src [^;]*https:\/\/td\.doubleclick\.net/);
	expect(page).not.toContain('google-analytics');
});
