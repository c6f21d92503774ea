import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Html, html } from './html.ts';
import { WORDS } from './words.ts';

/** What one of the emulator's addresses answers to a browser. */
export interface PageAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

const STYLES = join(import.meta.dirname, '../../styles');
const SHEETS = ['tokens.css', 'base.css', 'buttons.css', 'emulator.css'];

const NEVER_KEPT = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** A page in the site's colours that can run nothing and sends its form only home. */
export function page(title: string, content: Html, status = 200): PageAnswer {
	const { text } = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${WORDS.name}</title>
<link rel="stylesheet" href="/dev/stripe/pages.css">
</head>
<body>
<header class="wrap emulator-head">${WORDS.name}</header>
<main class="wrap emulator">
<p class="emulator-note">${WORDS.noMoney}</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
	const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
	const type = 'text/html; charset=utf-8';
	return { status, headers: { ...NEVER_KEPT, 'Content-Type': type, 'Content-Security-Policy': policy }, body: text };
}

/** The browser goes on with a GET. */
export const goTo = (address: string): PageAnswer => ({
	status: 303,
	headers: { ...NEVER_KEPT, Location: address },
	body: '',
});

/** The site's own styles. No script could set the theme here, so the dark tokens follow the system. */
export function styleSheet(): PageAnswer {
	const body = SHEETS.map((name) => readFileSync(join(STYLES, name), 'utf8'))
		.join('\n')
		.replace(/:root\[data-theme="dark"\] (\{[^}]*\})/, '@media (prefers-color-scheme: dark) { :root $1 }');
	return { status: 200, headers: { ...NEVER_KEPT, 'Content-Type': 'text/css; charset=utf-8' }, body };
}
