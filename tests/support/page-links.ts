/** Where a link on a page leads, as far as this site goes. */
export interface InnerLink {
	readonly written: string;
	readonly path: string;
	/** Without its hash sign; empty: to the top. */
	readonly hash: string;
}

const ATTRIBUTE = /\s(?:href|src|action|poster|component-url|renderer-url|before-hydration-url)="([^"]+)"/g;
const IN_META = /<meta (?:property|name)="(?:og|twitter):(?:image|url)" content="([^"]+)"/g;
const IN_REFRESH = /<meta http-equiv="refresh" content="0;url=([^"]+)"/g;
const IN_STYLE = /url\("?(\/[^")]+)"?\)/g;
/** What an island is handed as `href`, or anything that ends so. */
const IN_PROPS = /[hH]ref&quot;:\[0,&quot;([^&]+(?:&amp;[^&]+)*)&quot;\]/g;

/** Every address on the page that is one of ours, once each. */
export function innerLinksOf(html: string, pagePath: string, origin: string): InnerLink[] {
	const base = new URL(pagePath, origin);
	const markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) =>
		script.slice(0, script.indexOf('>') + 1),
	);
	const written = [ATTRIBUTE, IN_META, IN_REFRESH, IN_STYLE, IN_PROPS].flatMap((pattern) =>
		[...markup.matchAll(pattern)].map(([, address = '']) => address.replaceAll('&amp;', '&').replaceAll('&#38;', '&')),
	);
	return [...new Set(written)].flatMap((address) => {
		if (!URL.canParse(address, base)) return [{ written: address, path: '(no address)', hash: '' }];
		const url = new URL(address, base);
		if (url.origin !== base.origin) return [];
		return [{ written: address, path: decodeURI(url.pathname), hash: decodeURIComponent(url.hash.slice(1)) }];
	});
}

export const idsIn = (html: string): ReadonlySet<string> =>
	new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
