import type { KeptMail } from '#db/mailbox';
import { linksIn } from './links-in.ts';
import { MAILBOX_WORDS as words } from './mailbox-words.ts';
import { type Markup, markup } from './markup.ts';

const WRITTEN = new Intl.DateTimeFormat('en-GB', {
	dateStyle: 'medium',
	timeStyle: 'medium',
	timeZone: 'Europe/London',
});

export const listPage = (mails: readonly KeptMail[]): Markup =>
	shell(
		words.title,
		markup`<h1>${words.title}</h1>
<p class="lede">${words.lede}</p>
<p class="actions"><a class="button is-quiet is-small" href="/dev/mail">${words.refresh}</a></p>
${mails.length === 0 ? nothing() : list(mails)}`,
	);

const nothing = (): Markup =>
	markup`<p class="mailbox-empty">${words.empty} <a href="/signup">${words.emptyLink}</a></p>`;

const list = (mails: readonly KeptMail[]): Markup =>
	markup`<ol class="mailbox-list" aria-label="${words.list}">
${mails.map(
	(mail) => markup`<li>
<a href="/dev/mail/${mail.id}">${mail.subject}</a>
<span>${mail.recipient}</span>
${written(mail.createdAt)}
</li>`,
)}
</ol>`;

const written = (at: Date): Markup => markup`<time datetime="${at.toISOString()}">${WRITTEN.format(at)}</time>`;

export const mailPage = ({ id, subject, recipient, text, createdAt }: KeptMail): Markup =>
	shell(
		subject,
		markup`<p><a class="mailbox-back" href="/dev/mail">${words.back}</a></p>
<h1>${subject}</h1>
<dl class="mailbox-facts">
<div><dt>${words.to}</dt><dd>${recipient}</dd></div>
<div><dt>${words.at}</dt><dd>${written(createdAt)}</dd></div>
</dl>
<section aria-labelledby="links"><h2 id="links">${words.links}</h2>
<ul class="mailbox-links">${linksIn(text).map((link) => markup`<li><a href="${link}">${link}</a></li>`)}</ul>
</section>
<section aria-labelledby="text"><h2 id="text">${words.text}</h2>
<pre>${text}</pre>
</section>
<section aria-labelledby="html"><h2 id="html">${words.html}</h2>
<iframe src="/dev/mail/${id}/html" title="${words.html}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
</section>`,
	);

const shell = (title: string, content: Markup): Markup =>
	markup`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<header class="wrap mailbox-head"><a href="/">${words.home}</a></header>
<main class="wrap mailbox">
${content}
</main>
</body>
</html>
`;
