import type { SMTPTransportOptions } from 'nodemailer';
import { isLoopback } from '../loopback.ts';
import { messageOf, type SendMail } from './message.ts';

const STEP_TIMEOUT_MS = 10_000;
/** Limit for the whole delivery, for a relay that keeps answering but never finishes. */
const WHOLE_TIMEOUT_MS = 25_000;

/** Sends each mail through a relay, over a new connection. Loads nodemailer with the first mail. */
export function smtpTransport(url: string, from: string, stepTimeoutMs = STEP_TIMEOUT_MS): SendMail {
	const options = smtpOptions(url, stepTimeoutMs);
	return async (mail) => {
		const { createTransport } = (await import('nodemailer')).default;
		const signal = AbortSignal.timeout(WHOLE_TIMEOUT_MS);
		await createTransport(options).sendMail({ ...messageOf(mail, from), signal });
	};
}

/**
 * `smtps:` is TLS from the start. `smtp:` requires STARTTLS with a valid certificate, except to this machine, where
 * nobody can listen in. `?starttls=optional` is for a relay in a closed network.
 */
export function smtpOptions(url: string, timeoutMs: number = STEP_TIMEOUT_MS): SMTPTransportOptions {
	const { protocol, hostname, port, username, password, searchParams } = new URL(url);
	const isTls = protocol === 'smtps:';
	const isHere = isLoopback(hostname);
	const mayBePlain = isTls || isHere || searchParams.get('starttls') === 'optional';
	return {
		host: hostname.replace(/^\[|\]$/g, ''),
		port: port === '' ? (isTls ? 465 : 587) : Number(port),
		secure: isTls,
		requireTLS: !mayBePlain,
		ignoreTLS: isHere,
		tls: { minVersion: 'TLSv1.2' },
		connectionTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
		dnsTimeout: timeoutMs,
		...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
	};
}
