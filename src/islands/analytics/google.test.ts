import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SETTINGS = { ga4Id: null, adsId: 'AW-123456789', adsLabel: 'label-1' };
const CONVERSION = ['event', 'conversion', { send_to: 'AW-123456789/label-1' }];
const kept = new Map<string, string>();

beforeEach(() => {
	kept.clear();
	vi.resetModules();
	const session = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
	};
	vi.stubGlobal('sessionStorage', session);
	vi.stubGlobal('window', {});
	vi.stubGlobal('document', {
		body: { dataset: { page: '/' } },
		createElement: () => ({}),
		head: { append: () => {} },
	});
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(SETTINGS)));
});
afterEach(() => vi.unstubAllGlobals());

/** Loads a page at this host on which an account is found to be new twice. */
async function convertAt(hostname: string): Promise<unknown[][]> {
	vi.stubGlobal('location', { hostname, origin: `https://${hostname}` });
	const { startGoogle, tellGoogle } = await import('./google.ts');
	startGoogle();
	await tellGoogle({ event: 'signup_conversion', detail: {} });
	await tellGoogle({ event: 'signup_conversion', detail: {} });
	return (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
}

test('a new account is one conversion a browser session', async () => {
	const commands = await convertAt('ploop.example');
	expect(commands.filter(([, name]) => name === 'conversion')).toEqual([CONVERSION]);
	expect([...kept.keys()]).toEqual(['signupConvFired']);
	expect((await convertAt('ploop.example')).filter(([, name]) => name === 'conversion')).toEqual([CONVERSION]);
});

test.each(['localhost', '127.0.0.1', '[::1]'])('no conversion is reported from %s', async (hostname) => {
	const commands = await convertAt(hostname);
	expect(commands).not.toContainEqual(CONVERSION);
	expect(kept.size).toBe(0);
});

test('without an analytics id no event is reported, and storage for analytics stays denied', async () => {
	const commands = await convertAt('ploop.example');
	expect(commands[1]).toMatchObject(['consent', 'update', { analytics_storage: 'denied', ad_storage: 'granted' }]);
	expect(JSON.stringify(commands)).not.toContain('signup_conversion');
});
