import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CATALOGUE } from '#server/catalogue';
import { withModelInPage } from '#server/http/model-in-page';
import { modelPageOf } from '#server/models/model-page';
import { temporaryFolder } from '#support/temporary-folder';

const HOME = '<html><body><p>Hello</p></body></html>';

/** A build with one page and the script for models. */
async function build() {
	const folder = await temporaryFolder();
	mkdirSync(join(folder, '_astro'));
	writeFileSync(join(folder, 'index.html'), HOME);
	writeFileSync(join(folder, 'about.html'), HOME);
	writeFileSync(join(folder, '_astro/start-model.Ab_1-2.js'), '');
	return folder;
}

const setting = { provider: 'openai', name: 'a-model', apiKey: 'key', baseUrl: undefined } as const;
const PAGE = modelPageOf({ settings: [setting], concurrency: 4 }, CATALOGUE);

it('without a model every page is sent as it was built', async () => {
	const folder = await build();
	expect(modelPageOf({ settings: [], concurrency: 0 }, CATALOGUE)).toBeNull();
	const republish = withModelInPage(folder, null, () => null);
	expect(republish(join(folder, 'index.html'))).toBeNull();
});

it('with a model only the home page allows its hosts, has its words and loads its code', async () => {
	const folder = await build();
	const republish = withModelInPage(folder, PAGE, () => null);
	expect(republish(join(folder, 'about.html'))).toBeNull();
	const html = republish(join(folder, 'index.html')) ?? '';
	expect(html).toContain('<script type="module" src="/_astro/start-model.Ab_1-2.js"></script></body>');
	const json = /<script id="ploop-model" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
	expect(JSON.parse(json)).toEqual(PAGE);
	expect(PAGE).toMatchObject({ hosts: ['api.openai.com'], isOwn: false, readers: CATALOGUE.modelReaders });
	expect(json).not.toContain('key');
});

it('no word can end the block of data, and the published address is replaced too', async () => {
	const folder = await build();
	const page = { ...(PAGE as NonNullable<typeof PAGE>), hosts: ['</script><b>$&'] };
	const republish = withModelInPage(folder, page, (file) => readFileSync(file, 'utf8').replace('Hello', 'Moved'));
	const html = republish(join(folder, 'index.html')) ?? '';
	expect(html).toContain('Moved');
	expect(html).not.toContain('</script><b>');
	expect(html).toContain('$&');
});

it.each([
	['http://127.0.0.1:11434/v1', true],
	['http://localhost:8080/v1', true],
	['https://models.example/v1', false],
])('%s is on this machine: %s', (baseUrl, isOwn) => {
	const settings = [{ ...setting, provider: 'compatible' as const, baseUrl }];
	expect(modelPageOf({ settings, concurrency: 1 }, CATALOGUE)?.isOwn).toBe(isOwn);
});
