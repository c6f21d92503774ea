import { createHash } from 'node:crypto';

export interface PageScan {
	readonly script: string[];
	readonly style: string[];
	/** Inline attributes that the Content-Security-Policy blocks, with which the page would not work. */
	readonly blocked: string[];
}

const INLINE_BLOCK = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const DATA_TYPE = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;
const BLOCKED_ATTRIBUTE = /<[a-z][\w-]*\b[^>]*?\s(style|on[a-z]+)\s*=\s*["'][^>]*>/gi;

/** Finds the inline scripts and styles of one built page, as hashes for its policy. */
export function scanPage(html: string): PageScan {
	const script = new Set<string>();
	const style = new Set<string>();
	for (const [, tag = '', attributes = '', content = ''] of html.matchAll(INLINE_BLOCK)) {
		if (/\bsrc\s*=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
		(tag.toLowerCase() === 'script' ? script : style).add(hashOf(content));
	}
	const markup = html.replace(INLINE_BLOCK, '');
	const blocked = [...markup.matchAll(BLOCKED_ATTRIBUTE)].map(([tag]) => tag.slice(0, 120));
	return { script: [...script], style: [...style], blocked };
}

const hashOf = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;
