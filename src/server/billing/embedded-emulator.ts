import type { PageAnswer } from '@ploop/stripe-emulator';
import type { EmbeddedStripe } from './billing.ts';

/** The Stripe emulator of a server without keys, loaded at first use. */
export interface EmbeddedEmulator extends EmbeddedStripe {
	/** Answers a request for a page under `/dev/stripe`; null where there is no page. */
	answerPage(request: Request): Promise<PageAnswer | null>;
	/**
	 * Call this when the server listens. Resends undelivered events, and from then on regularly does the work that is
	 * due.
	 */
	open(addresses: Addresses): void;
	/** Finishes the job and the deliveries that have begun. */
	stop(): Promise<void>;
}

export interface Addresses {
	/** Public origin of the site, without a trailing slash. */
	readonly origin: string;
	/** Address at which this process listens. */
	readonly server: string;
}
