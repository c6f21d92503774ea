import type Stripe from 'stripe';
import type { BillingConfig } from './billing-config.ts';

/** The server's access to Stripe or to the emulator. */
export interface Billing {
	/** Returns the client and creates it at the first call: a server without purchases never loads it. */
	readonly stripe: () => Promise<Stripe>;
	/** Secrets that events may be signed with; two while one replaces the other. */
	readonly webhookSecrets: readonly string[];
	/** Whether this is the emulator, which moves no money. */
	readonly isDemo: boolean;
	/** Runs a job once for all callers that ask for it while it runs. */
	readonly once: <T>(key: string, act: () => Promise<T>) => Promise<T>;
}

/** The emulator in this process, which the client calls instead of the network. */
export interface EmbeddedStripe {
	/** Replaces the client's `fetch`. */
	readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
	/** The test key that the client sends. */
	readonly secretKey: string;
	readonly webhookSecret: string;
}

/** Shorter than the ten seconds within which a person gets an answer. */
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

/** Null when no payments are configured: then nothing can be bought. */
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
