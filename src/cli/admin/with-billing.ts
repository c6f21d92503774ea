import type { BillingRuntime } from '#server/billing/ask-stripe';
import { startBilling } from '#server/billing/billing';
import { embedStripe } from '#server/billing/embedded-stripe';
import { offerOf } from '#server/billing/offer';
import { CATALOGUE } from '#server/catalogue';
import { logToStandardError } from '#server/log';
import { idleMailer } from '#server/mail/mailer';
import { keptSecret } from '#server/secret';
import type { Operator } from './command.ts';

/** Does something with billing as the server has it; null: nothing is sold here. */
export async function withBilling<T>(
	operator: Operator,
	act: (runtime: BillingRuntime) => Promise<T>,
): Promise<T | null> {
	const { config, db } = operator;
	const embedded = config.billing.kind === 'embedded' ? await embeddedFor(operator) : null;
	const billing = startBilling(config.billing, embedded);
	if (billing === null) return null;
	try {
		return await act({
			db,
			billing,
			now: () => operator.now,
			catalogue: CATALOGUE,
			publicOrigin: config.publicOrigin,
			// The server sends the mails that are queued here.
			mail: idleMailer(config.mail.kind !== 'off'),
			desk: config.desk,
			log: logToStandardError,
		});
	} finally {
		await embedded?.stop();
	}
}

/** The same emulator as the server's, over the same database; its events go to the server. */
async function embeddedFor({ config, db, now }: Operator) {
	const secret = config.authSecret ?? (await keptSecret(config.dataFolder));
	const parts = { db, secret, now: () => now, offer: offerOf(CATALOGUE), onFault: () => {} };
	const embedded = embedStripe(parts);
	embedded.open({ origin: config.publicOrigin, server: config.publicOrigin });
	return embedded;
}
