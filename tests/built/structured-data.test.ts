import { expect, test } from 'vitest';
import { CATALOGUE } from '#server/catalogue';
import { builtPages, pageAt } from '#support/built-site';

type Fact = Readonly<Record<string, unknown>> & { readonly '@type': string };

function factsOf(html: string): Fact[] {
	const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
	return blocks.flatMap(([, json = '']) => {
		const data = JSON.parse(json);
		expect(data['@context']).toBe('https://schema.org');
		return data['@graph'] ?? [data];
	});
}

const factAt = (path: string, type: string): Fact | undefined =>
	factsOf(pageAt(path).html).find((fact) => fact['@type'] === type);

test('the structured data of every page can be parsed', () => {
	const types = builtPages.flatMap(({ html }) => factsOf(html).map((fact) => fact['@type']));
	expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage']));
});

test.each(['/', '/pricing'])('%s has the prices of the catalogue', (path) => {
	const offers = factAt(path, 'SoftwareApplication')?.['offers'] as { price: string; priceCurrency: string }[];
	const pence = offers.map(({ price }) => Math.round(Number(price) * 100));
	const { free, pro } = CATALOGUE;
	expect(pence).toEqual([free.pricePence, pro.monthly.pence, pro.annual.pence]);
	expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['GBP']));
});

test('no page has a rating before there are reviews', () => {
	for (const { path, html } of builtPages) expect([path, html.includes('aggregateRating')]).toEqual([path, false]);
});
