/** The target of a link to this site. */
export interface InnerLink {
	readonly written: string;
	readonly path: string;
	/** The fragment without its hash sign; empty for the top of the page. */
	readonly hash: string;
}

const ATTRIBUTE = /\s(?:href|src|action|poster|component-url|renderer-url|before-hydration-url)="([^"]+)"/g;
const IN_META = /<meta (?:property|name)="(?:og|twitter):(?:image|url)" content="([^"]+)"/g;
const IN_REFRESH = /<meta http-equiv="refresh" content="0;url=([^"]+)"/g;
const IN_STYLE = /url\("?(\/[^")]+)"?\)/g;
/** Properties of islands whose name is `href` or ends with it. */
const IN_PROPS = /[hH]ref&quot;:\[0,&quot;([^&]+(?:&amp;[^&]+)*)&quot;\]/g;

/** All addresses of this site on a page, without repetition. */
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
