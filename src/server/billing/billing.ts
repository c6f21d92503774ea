import type Stripe from 'stripe';
import type { BillingConfig } from './billing-config.ts';

/** What the rest of the server knows of Stripe, the real one or the one in this process. */
export interface Billing {
	/** The client, made at first need: a server at which nobody buys never loads it. */
	readonly stripe: () => Promise<Stripe>;
	/** What events may be signed with; two while one secret replaces the other. */
	readonly webhookSecrets: readonly string[];
	/** No money moves. */
	readonly isDemo: boolean;
	/** Does a thing once for all who ask for it while it is being done. */
	readonly once: <T>(key: string, act: () => Promise<T>) => Promise<T>;
}

/** A Stripe in this process, in place of the network. */
export interface EmbeddedStripe {
	/** What the client calls instead of `fetch`. */
	readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
	/** A test key; the client signs in with it. */
	readonly secretKey: string;
	readonly webhookSecret: string;
}

/** Well under the ten seconds within which a person gets an answer. */
const TIMEOUT_MS = 8_000;
const RETRIES = 1;

export function createBilling(parts: Omit<Billing, 'once'>): Billing {
	let made: Promise<Stripe> | null = null;
	const stripe = () => {
		made ??= parts.stripe();
		return made;
	};
	return { ...parts, stripe, once: shareWork() };
}

function shareWork(): Billing['once'] {
	const running = new Map<string, Promise<unknown>>();
	return <T>(key: string, act: () => Promise<T>) => {
		const known = running.get(key) as Promise<T> | undefined;
		const work = known ?? act().finally(() => running.delete(key));
		running.set(key, work);
		return work;
	};
}

/** null: nothing is configured, so nothing is sold and nothing given away. */
export function startBilling(config: BillingConfig, embedded: EmbeddedStripe | null): Billing | null {
	if (config.kind === 'stripe') {
		const { secretKey, webhookSecrets } = config;
		return createBilling({ stripe: () => connect(secretKey), webhookSecrets, isDemo: false });
	}
	if (config.kind === 'off' || embedded === null) return null;
	const { fetch, secretKey, webhookSecret } = embedded;
	return createBilling({ stripe: () => connect(secretKey, fetch), webhookSecrets: [webhookSecret], isDemo: true });
}

async function connect(secretKey: string, fetch?: EmbeddedStripe['fetch']): Promise<Stripe> {
	const { default: Stripe } = await import('stripe');
	return new Stripe(secretKey, {
		timeout: TIMEOUT_MS,
		maxNetworkRetries: RETRIES,
		telemetry: false,
		...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch as typeof globalThis.fetch) }),
	});
}
