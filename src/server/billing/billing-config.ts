import { z } from 'zod';

export type BillingConfig =
	| { readonly kind: 'stripe'; readonly secretKey: string; readonly webhookSecrets: readonly string[] }
	/** The Stripe emulator in this process, which moves no money. */
	| { readonly kind: 'embedded' }
	| { readonly kind: 'off' };

/** A secret or restricted key. Error messages never contain its value. */
export const StripeSecretKey = z
	.string()
	.regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe, which starts with sk_live_ or sk_test_');

/** One secret, or two while one replaces the other. */
export const StripeWebhookSecret = z
	.string()
	.regex(
		/^whsec_[\w+/=]+( *, *whsec_[\w+/=]+)*$/,
		'must be the signing secret of a webhook, which starts with whsec_; two with a comma',
	);

export interface BillingSettings {
	readonly secretKey: string | undefined;
	readonly webhookSecret: string | undefined;
	/** Whether only this machine can reach the server, or it is a demo. */
	readonly isLocal: boolean;
}

/** A sentence on what is wrong with the two settings together, or null. */
export function billingFault({ secretKey, webhookSecret }: Omit<BillingSettings, 'isLocal'>): string | null {
	if (secretKey !== undefined && webhookSecret === undefined)
		return 'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY: without it no payment would reach an account.';
	if (secretKey === undefined && webhookSecret !== undefined)
		return 'STRIPE_SECRET_KEY is required with STRIPE_WEBHOOK_SECRET.';
	return null;
}

export function billingConfigOf({ secretKey, webhookSecret, isLocal }: BillingSettings): BillingConfig {
	if (secretKey !== undefined)
		return { kind: 'stripe', secretKey, webhookSecrets: (webhookSecret ?? '').split(',').map((one) => one.trim()) };
	return isLocal ? { kind: 'embedded' } : { kind: 'off' };
}
