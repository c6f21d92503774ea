import type { Database } from '#db/client';
import type { Log } from '../log.ts';
import { lineOf, localTransport } from './local-transport.ts';
import type { MailConfig } from './mail-config.ts';
import { removeKept } from './mail-files.ts';
import { idleMailer, type Mailer } from './mailer.ts';
import { startSender } from './sender.ts';
import { smtpTransport } from './smtp-transport.ts';

export interface MailerParts {
	readonly db: Database;
	readonly now: () => Date;
	readonly log: Log;
	/** Prints a line for the operator about each mail that is kept instead of sent. */
	readonly print: (line: string) => void;
}

/** Starts the mailer for the settings. */
export function startMailer(config: MailConfig, { print, ...parts }: MailerParts): Mailer {
	switch (config.kind) {
		case 'smtp':
			return startSender({ ...parts, keepsText: false, send: smtpTransport(config.url, config.from) });
		case 'local':
			return {
				...startSender({
					...parts,
					keepsText: true,
					send: localTransport({ ...config, print }),
					removeKept: (ids) => removeKept(config.folder, ids),
				}),
				sendUnkept: (mail) => print(lineOf(mail)),
			};
		case 'off':
			return idleMailer(false);
	}
}
