import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { OutboxRow } from '#db/outbox';
import { linksIn } from './links-in.ts';
import { keptFile, unfinishedFile } from './mail-files.ts';
import { messageOf, type SendMail } from './message.ts';

export interface LocalTransport {
	readonly folder: string;
	readonly from: string;
	/** Shows the operator one line for each mail, with its link unbroken: an .eml file wraps long lines. */
	readonly print: (line: string) => void;
}

/** Keeps each mail as an .eml file, which is never visible half written. Loads nodemailer with the first mail. */
export function localTransport({ folder, from, print }: LocalTransport): SendMail {
	return async (mail) => {
		const { createTransport } = (await import('nodemailer')).default;
		const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(messageOf(mail, from));
		await mkdir(folder, { recursive: true, mode: 0o700 });
		const unfinished = unfinishedFile(folder, mail.id);
		await writeFile(unfinished, message as Buffer, { mode: 0o600 });
		await rename(unfinished, keptFile(folder, mail.id));
		print(lineOf(mail));
	};
}

/** The line about a mail for the operator. */
export const lineOf = ({ recipient, subject, text }: Pick<OutboxRow, 'recipient' | 'subject' | 'text'>): string =>
	`Mail to ${recipient}: ${subject} -> ${linksIn(text)[0] ?? 'no link'}`;
