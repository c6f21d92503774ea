import { type Markup, markup } from './markup.ts';

export interface MailParts {
	readonly brand: string;
	readonly subject: string;
	readonly greeting: string;
	readonly paragraphs: readonly string[];
	readonly button: string;
	readonly link: string;
	readonly linkHint: string;
	readonly footer: string;
}

/** The site's colours again, because mail clients support neither CSS variables nor linked style sheets. */
const LIGHT = { paper: '#fffaf5', card: '#ffffff', ink: '#2a1633', soft: '#5b4666', link: '#86206b', act: '#ff8a5c' };
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Colours for clients that support dark mode; the others use the inline colours. */
const DARK = markup`<style>
	:root { color-scheme: light dark; supported-color-schemes: light dark; }
	@media (prefers-color-scheme: dark) {
		.paper { background: #170d20 !important; }
		.card { background: #21142d !important; }
		.ink { color: #f7effa !important; }
		.soft { color: #c6b3d1 !important; }
		.link { color: #6fe3e6 !important; }
	}
</style>`;

/** The HTML part of a letter with its button. */
export const mailHtml = (parts: MailParts): string => mailPage({ ...parts, body: letter(parts) });

interface MailPage {
	readonly brand: string;
	readonly subject: string;
	readonly body: Markup;
	readonly footer: string | Markup;
}

/** The page of a mail: one column of tables with inline styles, which all clients lay out alike. */
export function mailPage({ brand, subject, body, footer }: MailPage): string {
	return markup`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
${DARK}
</head>
<body class="paper" style="margin:0;background:${LIGHT.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${FONT}">
<tr><td class="ink" style="padding:0 8px 16px;font-size:20px;font-weight:700;color:${LIGHT.ink}">${brand}</td></tr>
<tr><td class="card" style="padding:32px 24px;border-radius:14px;background:${LIGHT.card}">
${body}
</td></tr>
<tr><td class="soft" style="padding:16px 8px;font-size:13px;line-height:1.5;color:${LIGHT.soft}">${footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.html;
}

function letter({ greeting, paragraphs, button, link, linkHint }: MailParts): Markup {
	const lines = [greeting, ...paragraphs].map(
		(text) =>
			markup`<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${LIGHT.ink}">${text}</p>`,
	);
	return markup`${lines}
<p style="margin:24px 0"><a href="${link}" target="_blank" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${LIGHT.act};color:#2a1020;font-size:16px;font-weight:700;text-decoration:none">${button}</a></p>
<p class="soft" style="margin:0 0 4px;font-size:13px;line-height:1.5;color:${LIGHT.soft}">${linkHint}</p>
<p style="margin:0;font-size:13px;line-height:1.5;word-break:break-all"><a class="link" href="${link}" target="_blank" style="color:${LIGHT.link}">${link}</a></p>`;
}
