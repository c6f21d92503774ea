import type { OutboxRow } from '#db/outbox';

/** What the rest of the server knows of sending: mail is queued in the database, and this sends it. */
export interface Mailer {
	/** False when nothing is configured that could send: what needs mail then refuses with `email_disabled`. */
	readonly isOn: boolean;
	/** Looks at the outbox now, without waiting for what is sent. */
	wake(): void;
	/** Sends a mail that nothing may keep, for as long as this process runs. */
	sendUnkept(mail: OutboxRow): void;
	/** Takes back what was written of these mails outside of the database, and resolves when it is gone. */
	forget(ids: readonly string[]): Promise<void>;
	/** Finishes what is being sent and takes no more. */
	stop(): Promise<void>;
}

/** Sends nothing; with `isOn` for somebody else who looks at the outbox. */
export const idleMailer = (isOn: boolean): Mailer => ({
	isOn,
	wake: () => {},
	sendUnkept: () => {},
	forget: async () => {},
	stop: async () => {},
});
