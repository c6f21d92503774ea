import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Product, startProduct } from '#scripts/bench/start-product';
import { ROUTES, type SiteRoute } from '#support/routes';
import { sendRaw } from '#support/send-raw';

let product: Product;
beforeAll(async () => {
	product = await startProduct();
});
afterAll(() => product.stop());

const get = (path: string) => sendRaw(product.url, path);
const inHtml = (html: string, pattern: RegExp): string =>
	(pattern.exec(html)?.[1] ?? '').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
const headingsOf = (html: string): string[] =>
	[...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, '').trim());

const pages = ROUTES.filter(({ kind }) => kind !== 'redirect');
const named = (routes: readonly SiteRoute[]) => routes.map((route) => [route.path, route] as const);

describe.each(named(pages))('%s', (path, { kind, heading = [], leadsTo, isHidden = false }) => {
	test('exists, with its headings, title and description', async () => {
		const { status, headers, text } = await get(path);
		expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
		expect(headingsOf(text)).toEqual(expect.arrayContaining([...heading]));
		expect(headingsOf(text).filter((one) => one === '')).toEqual([]);
		expect(headingsOf(text).length).toBeGreaterThan(0);
		expect(inHtml(text, /<title>([^<]+)</).length).toBeGreaterThan(6);
		expect(inHtml(text, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(20);
	});

	test('names its address, its sharing picture and whether search engines may index it', async () => {
		const { text } = await get(path);
		const own = new URL(path, product.url).href;
		expect(inHtml(text, /<link rel="canonical" href="([^"]+)"/)).toBe(own);
		expect(inHtml(text, /<meta property="og:url" content="([^"]+)"/)).toBe(own);
		for (const name of [
			'og:title',
			'og:description',
			'og:image',
			'og:image:alt',
			'twitter:card',
			'twitter:title',
			'twitter:image',
		]) {
			expect(text, name).toMatch(new RegExp(`<meta (?:property|name)="${name}" content="[^"]{3,}"`));
		}
		const picture = await get(new URL(inHtml(text, /<meta property="og:image" content="([^"]+)"/)).pathname);
		expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
		expect(/<meta name="robots" content="noindex"/.test(text)).toBe(isHidden);
		expect((await get('/sitemap.xml')).text.includes(`<loc>${own}</loc>`)).toBe(!isHidden);
	});

	test('is found with an extra slash, a double one, in capitals and by its file name', async () => {
		if (path === '/') return;
		const others = [`${path}/`, `${path}//`, path.toUpperCase(), `${path}.html`];
		for (const other of others.filter((one) => one !== path)) {
			const { status, headers } = await get(`${other}?q=1`);
			expect([other, status, headers.location]).toEqual([other, 308, `${path}?q=1`]);
		}
	});

	if (kind === 'own') {
		test('sends a visitor to sign up, and is not cached', async () => {
			const { headers, text } = await get(path);
			expect(headers['cache-control']).toBe('no-store');
			expect(text).toContain(`"${leadsTo}"`);
			expect(text).toContain("dataset.account === 'out') location.replace(signUpHref)");
		});
	}
});

test.each(ROUTES.filter(({ kind }) => kind === 'redirect').map(({ path, leadsTo }) => [path, leadsTo] as const))(
	'%s redirects to %s',
	async (path, leadsTo) => {
		for (const other of [path, path.toUpperCase(), `${path}.html`]) {
			const { status, headers } = await get(other);
			expect([other, status, headers.location]).toEqual([other, 307, leadsTo]);
		}
	},
);

test('every other address is the not-found page', async () => {
	for (const path of ['/nowhere', '/account/nowhere', '/404', '/about/nowhere', '/%F0%9F%A7%9E', '/.env', '/admin']) {
		const { status, text } = await get(path);
		expect([path, status, headingsOf(text)]).toEqual([path, 404, ['Oops — page not found']]);
		expect(text).toMatch(/href="\/"[^>]*>Go Home</);
		expect(text).toMatch(/href="\/contact"[^>]*>Contact Support</);
		expect(text).not.toContain('rel="canonical"');
	}
});

test('no two public pages have the same title or description', async () => {
	const texts = await Promise.all(
		pages.filter(({ isHidden }) => !isHidden).map(async ({ path }) => (await get(path)).text),
	);
	for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
		const all = texts.map((text) => inHtml(text, pattern));
		expect(new Set(all).size).toBe(all.length);
	}
});

test('the site map has exactly the public pages', async () => {
	const { text, headers } = await get('/sitemap.xml');
	expect(headers['content-type']).toMatch(/xml/);
	const listed = [...text.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
	expect(listed.sort()).toEqual(
		pages
			.filter(({ isHidden }) => !isHidden)
			.map(({ path }) => path)
			.sort(),
	);
});

test('robots.txt, the site map and other files for machines name this server only', async () => {
	for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt', '/.well-known/security.txt']) {
		const { status, text } = await get(path);
		expect([path, status]).toEqual([path, 200]);
		const origins = [...text.matchAll(/https?:\/\/[^/\s<)]+/g)].map(([origin]) => origin);
		expect(new Set(origins.filter((origin) => !origin.includes('sitemaps.org')))).toEqual(new Set([product.url]));
	}
	const { text } = await get('/.well-known/security.txt');
	expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
	const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(30);
	expect(days).toBeLessThan(366);
	expect((await get('/manifest.webmanifest')).headers['content-type']).toBe('application/manifest+json');
});
