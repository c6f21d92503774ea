import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Html, html } from './html.ts';
import { WORDS } from './words.ts';

/** The answer to a browser's request for an emulator page. */
export interface PageAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

const OWN_STYLES = join(import.meta.dirname, 'emulator.css');

const NEVER_KEPT = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

interface PageOptions {
	readonly status?: number;
	/** The bought item, shown beside the content if there is room. */
	readonly summary?: Html;
	/** Another origin that the form may redirect to, because browsers apply the policy to redirects too. */
	readonly leadsTo?: string | null;
}

/** A page that cannot run scripts and can send its form only to its own origin. */
export function page(title: string, content: Html, { status = 200, summary, leadsTo }: PageOptions = {}): PageAnswer {
	const heading = html`<h1>${title}</h1>`;
	const { text } = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${WORDS.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/stripe/pages.css">
</head>
<body>
<header class="emulator-head"><div class="wrap"><a href="/dev/stripe">${WORDS.name}</a>
<span class="emulator-badge">${WORDS.badge}</span></div></header>
<main class="wrap emulator${summary ? ' has-summary' : ''}">
<p class="emulator-note">${WORDS.noMoney}</p>
${summary ? html`<div class="emulator-summary">${heading}${summary}</div>` : heading}
${summary ? html`<div class="emulator-panel">${content}</div>` : content}
</main>
</body>
</html>
`;
	const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy(leadsTo ?? null) };
	return { status, headers: { ...NEVER_KEPT, ...headers }, body: text };
}

const policy = (leadsTo: string | null): string =>
	[
		"default-src 'none'",
		"style-src 'self'",
		"img-src 'self'",
		"base-uri 'none'",
		`form-action 'self'${leadsTo !== null && URL.canParse(leadsTo) ? ` ${new URL(leadsTo).origin}` : ''}`,
		"frame-ancestors 'none'",
	].join('; ');

/** A redirect that browsers follow with GET. */
export const goTo = (address: string): PageAnswer => ({
	status: 303,
	headers: { ...NEVER_KEPT, Location: address },
	body: '',
});

export function styleSheet(siteStyles: string): PageAnswer {
	const body = `${siteStyles}\n${readFileSync(OWN_STYLES, 'utf8')}`;
	return { status: 200, headers: { ...NEVER_KEPT, 'Content-Type': 'text/css; charset=utf-8' }, body };
}
