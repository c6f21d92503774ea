import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type CleanUp, withTheTest } from './clean-up.ts';

export interface SunkMail {
	/** As given to MAIL FROM and RCPT TO. */
	readonly envelope: { readonly from: string; readonly to: readonly string[] };
	readonly raw: string;
	readonly parsed: Email;
}

/** How the relay misbehaves: asked before each answer to RCPT or to the message itself. */
export interface SinkOptions {
	readonly port?: number;
	/** Speaks TLS from the start, with a certificate nobody trusts. */
	readonly isUntrustedTls?: boolean;
	/** The code that RCPT is refused with; undefined accepts. */
	readonly refuse?: () => number | undefined;
	/** Awaited after the message has come in, before it is acknowledged. */
	readonly onMessage?: () => Promise<void>;
	readonly cleanUp?: CleanUp;
}

export interface SmtpSink {
	readonly url: string;
	readonly port: number;
	readonly mails: SunkMail[];
	close(): Promise<void>;
}

/** A mail relay on a port of its own that keeps every mail. */
export async function smtpSink(options: SinkOptions = {}): Promise<SmtpSink> {
	const { port = 0, isUntrustedTls = false, refuse = () => undefined, onMessage, cleanUp = withTheTest } = options;
	const mails: SunkMail[] = [];
	const server = new SMTPServer({
		secure: isUntrustedTls,
		authOptional: true,
		hideSTARTTLS: true,
		disabledCommands: ['STARTTLS', 'AUTH'],
		disableReverseLookup: true,
		logger: false,
		closeTimeout: 10,
		onRcptTo(_address, _session, done) {
			const code = refuse();
			done(code === undefined ? null : Object.assign(new Error('not now'), { responseCode: code }));
		},
		async onData(stream, session, done) {
			const chunks: Buffer[] = [];
			for await (const chunk of stream) chunks.push(chunk as Buffer);
			const { mailFrom, rcptTo } = session.envelope;
			const raw = Buffer.concat(chunks).toString('utf8');
			const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
			mails.push({ envelope, raw, parsed: await PostalMime.parse(raw) });
			await onMessage?.();
			done(null);
		},
	});
	// A client that hangs up is what some of the tests are about.
	server.on('error', () => {});
	server.listen(port, '127.0.0.1');
	await once(server.server, 'listening');
	const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
	cleanUp(close);
	const address = server.server.address() as AddressInfo;
	return { url: `smtp${isUntrustedTls ? 's' : ''}://127.0.0.1:${address.port}`, port: address.port, mails, close };
}

/** A relay that takes connections and says nothing. */
export async function silentRelay(): Promise<string> {
	const server = createServer(() => {}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	withTheTest(() => server.close());
	return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
