import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The picture shown when the page at `path` is shared: its own where there is one, else the site's. */
export function pictureOf(path: string): string {
	const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
	const own = `/og/${name}.png`;
	return existsSync(join(process.cwd(), 'public', own)) ? own : '/share.png';
}
