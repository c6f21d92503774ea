import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type CleanUp, withTheTest } from './clean-up.ts';

export interface SunkMail {
	/** The addresses of MAIL FROM and RCPT TO. */
	readonly envelope: { readonly from: string; readonly to: readonly string[] };
	readonly raw: string;
	readonly parsed: Email;
}

/** How the relay misbehaves. */
export interface SinkOptions {
	readonly port?: number;
	/** Whether it speaks TLS from the start, with an untrusted certificate. */
	readonly isUntrustedTls?: boolean;
	/** Called at RCPT; returns the code to refuse with, or undefined to accept. */
	readonly refuse?: () => number | undefined;
	/** Awaited between receiving a message and acknowledging it. */
	readonly onMessage?: () => Promise<void>;
	readonly cleanUp?: CleanUp;
}

export interface SmtpSink {
	readonly url: string;
	readonly port: number;
	readonly mails: SunkMail[];
	close(): Promise<void>;
}

/** A mail relay on a free port that stores every mail. */
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
	// Some tests let the client hang up, which is no error here.
	server.on('error', () => {});
	server.listen(port, '127.0.0.1');
	await once(server.server, 'listening');
	const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
	cleanUp(close);
	const address = server.server.address() as AddressInfo;
	return { url: `smtp${isUntrustedTls ? 's' : ''}://127.0.0.1:${address.port}`, port: address.port, mails, close };
}

/** A relay that accepts connections and never answers. */
export async function silentRelay(): Promise<string> {
	const server = createServer(() => {}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	withTheTest(() => server.close());
	return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
