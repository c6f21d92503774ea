/** What the rest of the server knows of sending: mail is queued in the database, and this sends it. */
export interface Mailer {
	/** False when nothing is configured that could send: what needs mail then refuses with `email_disabled`. */
	readonly isOn: boolean;
	/** Looks at the outbox now, without waiting for what is sent. */
	wake(): void;
	/** Finishes what is being sent and takes no more. */
	stop(): Promise<void>;
}
