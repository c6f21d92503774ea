import type { Database } from '#db/client';
import { findKeptMail, type KeptMail, listKeptMails } from '#db/mailbox';
import type { ApiAnswer } from '../http/api-message.ts';
import { siteStyles } from '../site-styles.ts';
import { linksIn } from './links-in.ts';
import { listPage, mailPage } from './mailbox-pages.ts';
import type { Markup } from './markup.ts';

/** Answers a GET for an address under `/dev/mail`; null where there is no page. */
export type Mailbox = (path: string) => Promise<ApiAnswer | null>;

export const isMailboxPath = (path: string): boolean => /^\/dev\/mail(?:[./]|$)/.test(path);

const MOST_LISTED = 200;

/** The mails of a local server, as pages and as JSON, so that its operator can follow the links in them. */
export function createMailbox(db: Database): Mailbox {
	return async (path) => {
		if (path === '/dev/mail') return page(listPage(await listKeptMails(db, MOST_LISTED)));
		if (path === '/dev/mail.json') return json((await listKeptMails(db, MOST_LISTED)).map(summaryOf));
		if (path === '/dev/mail.css') return answer('text/css', siteStyles('mailbox.css'));
		const [, id = '', part] = /^\/dev\/mail\/([\w-]+)(\/html)?$/.exec(path) ?? [];
		const mail = await findKeptMail(db, id);
		if (mail === null) return null;
		return part === undefined ? page(mailPage(mail)) : htmlPart(mail.html);
	};
}

const summaryOf = ({ recipient, subject, text, createdAt }: KeptMail) => ({
	to: recipient,
	subject,
	text,
	links: linksIn(text),
	at: createdAt.toISOString(),
});

function answer(type: string, body: string, headers: ApiAnswer['headers'] = {}): ApiAnswer {
	const always = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' };
	return { status: 200, headers: { ...always, ...headers }, cookies: [], body };
}

const json = (value: unknown): ApiAnswer => answer('application/json', JSON.stringify(value));

const page = ({ html }: Markup): ApiAnswer =>
	answer('text/html', html, {
		'Content-Security-Policy':
			"default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
		'X-Robots-Tag': 'noindex',
	});

/** The HTML part as a page that cannot run scripts, load anything or send forms; links open in new windows. */
const htmlPart = (html: string): ApiAnswer =>
	answer('text/html', html, {
		'Content-Security-Policy':
			"sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
		'X-Frame-Options': 'SAMEORIGIN',
		'X-Robots-Tag': 'noindex',
	});
