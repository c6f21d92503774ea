import { join } from 'node:path';
import { z } from 'zod';
import { isEmailAddress } from '#contract/email-address';

export type MailConfig =
	| { readonly kind: 'smtp'; readonly url: string; readonly from: string }
	/** Mails are kept as files and shown on the mailbox page. */
	| { readonly kind: 'local'; readonly folder: string; readonly from: string }
	| { readonly kind: 'off' };

/** `smtps://user:password@relay.example:465`; error messages never contain the password. */
export const SmtpUrl = z
	.string()
	.refine(isSmtpUrl, 'must start with smtp:// or smtps://, with a host; write @ : / in a password as %40 %3A %2F');

/** A plain address, with or without a name: `PLOOP <hello@ploop.example>`. */
export const MailFrom = z
	.string()
	.refine(isSender, 'must be an address like hello@ploop.example or PLOOP <hello@ploop.example>');

function isSmtpUrl(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, hostname, pathname, username, password } = new URL(text);
	const isWhole = hostname !== '' && (pathname === '' || pathname === '/');
	return /^smtps?:$/.test(protocol) && isWhole && isDecodable(username) && isDecodable(password);
}

function isDecodable(text: string): boolean {
	try {
		decodeURIComponent(text);
		return true;
	} catch {
		return false;
	}
}

function isSender(text: string): boolean {
	const [, name = '', address = text] = /^([\w .&'-]*) <([^<>]*)>$/.exec(text) ?? [];
	return name.length <= 60 && isEmailAddress(address);
}

export interface MailSettings {
	readonly smtpUrl: string | undefined;
	readonly from: string | undefined;
	readonly publicOrigin: string;
	/** Whether only this machine can reach the server, or it is a demo. */
	readonly isLocal: boolean;
	readonly dataFolder: string;
}

export function mailConfigOf({ smtpUrl, from, publicOrigin, isLocal, dataFolder }: MailSettings): MailConfig {
	const sender = from ?? `PLOOP <no-reply@${domainOf(publicOrigin)}>`;
	if (smtpUrl !== undefined) return { kind: 'smtp', url: smtpUrl, from: sender };
	return isLocal ? { kind: 'local', folder: join(dataFolder, 'mail'), from: sender } : { kind: 'off' };
}

/** The domain for sender addresses: the public host name if it has a dot, or else `ploop.localhost`. */
function domainOf(publicOrigin: string): string {
	const { hostname } = new URL(publicOrigin);
	return /[a-z]\.[a-z]/.test(hostname) ? hostname : 'ploop.localhost';
}
