import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { SharedPage } from '../brand/share-image.ts';

const HIDDEN = /<meta name="robots" content="noindex"/;
const TITLE = /<meta property="og:title" content="([^"]*)"/;
const DESCRIPTION = /<meta property="og:description" content="([^"]*)"/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'" };

/** Every built page that is indexed and shared, with its title. A hidden page has the picture of the home page. */
export async function readTitles(client: string): Promise<SharedPage[]> {
	const names = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
	const pages = await Promise.all(names.map((name) => readPage(client, join(client, name))));
	return pages.filter((page) => page !== null);
}

async function readPage(client: string, file: string): Promise<SharedPage | null> {
	const html = await readFile(file, 'utf8');
	const title = TITLE.exec(html)?.[1];
	if (title === undefined || HIDDEN.test(html)) return null;
	const path = `/${relative(client, file).split(sep).join('/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
	return { path, title: decode(title), description: decode(DESCRIPTION.exec(html)?.[1] ?? '') };
}

const decode = (text: string): string =>
	text.replace(/&(#?\w{2,5});/g, (entity, name: string) => ENTITIES[name] ?? entity);
