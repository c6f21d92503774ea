import type { Offer, StripeEmulator } from '@ploop/stripe-emulator';
import type { Database } from '#db/client';
import { createEmulatorStore, hasEmulatorWork } from '#db/emulator';
import { keyedHash } from '../keyed-hash.ts';
import { siteStyles } from '../site-styles.ts';
import type { Addresses, EmbeddedEmulator } from './embedded-emulator.ts';
import { concernsUs } from './take-event.ts';

/** A key in Stripe's form of test keys, which nothing outside this process accepts. */
const SECRET_KEY = 'sk_test_embedded';
/** How often the server checks whether a renewal or a delivery is due. */
const LOOK_EVERY_MS = 5 * 60 * 1000;

export interface EmbeddedStripeParts {
	readonly db: Database;
	readonly now: () => Date;
	/** Secret of the server. The webhook's secret is derived from it, so that no other program can sign an event. */
	readonly secret: string;
	readonly offer: Offer;
	readonly onFault: (error: unknown) => void;
}

export function embedStripe({ db, now, secret, offer, onFault }: EmbeddedStripeParts): EmbeddedEmulator {
	const webhookSecret = `whsec_${keyedHash('stripe', 'webhook', secret)}`;
	let addresses: Addresses | null = null;
	let loading: Promise<StripeEmulator> | null = null;
	let timer: NodeJS.Timeout | undefined;

	const load = (): Promise<StripeEmulator> => {
		loading ??= start().catch((error) => {
			loading = null;
			throw error;
		});
		return loading;
	};

	async function start(): Promise<StripeEmulator> {
		if (addresses === null) throw new Error('the Stripe emulator has no address yet');
		const [{ StripeEmulator: Emulator }, { deliverOverHttp }] = await Promise.all([
			import('@ploop/stripe-emulator'),
			import('@ploop/stripe-emulator/deliver-over-http'),
		]);
		const emulator = new Emulator({
			store: createEmulatorStore(db),
			now,
			origin: addresses.origin,
			secretKey: SECRET_KEY,
			webhookSecret,
			siteStyles: () => siteStyles(),
			isWanted: concernsUs,
			deliver: deliverOverHttp(`${addresses.server}/api/stripe/webhook`),
		});
		await emulator.offer(offer);
		return emulator;
	}

	/**
	 * Does not load the emulator while there is no work: it takes a tenth of the memory that the server may use at
	 * rest.
	 */
	const look = async (): Promise<void> => {
		if (!(await hasEmulatorWork(db, now()))) return;
		const emulator = await load();
		await emulator.tick();
		await emulator.settled();
		await emulator.redeliver();
	};

	return {
		secretKey: SECRET_KEY,
		webhookSecret,
		fetch: async (input, init) => (await load()).fetch(input, init),
		answerPage: async (request) => (await load()).answerEmulator(request),
		open(given) {
			addresses = given;
			timer = setInterval(() => void look().catch(onFault), LOOK_EVERY_MS).unref();
			void look().catch(onFault);
		},
		async stop() {
			clearInterval(timer);
			await (await loading?.catch(() => null))?.settled();
		},
	};
}
