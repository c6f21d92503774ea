import type { BillingConfig } from './billing/billing-config.ts';
import type { Config } from './config.ts';
import type { MailConfig } from './mail/mail-config.ts';
import { addressOf } from './models/model-address.ts';

/**
 * The lines for the operator at the start: the address, and one for each part, which says if its settings are the
 * default.
 */
export function startReport(config: Config, port: number): string[] {
	const host = config.host.includes(':') ? `[${config.host}]` : config.host;
	const address = `http://${host}:${port}`;
	return [
		`PLOOP is ready at ${address}`,
		part('published', config.defaulted.has('PUBLIC_ORIGIN'), 'at that address', 'PUBLIC_ORIGIN'),
		part('database', config.defaulted.has('DATABASE_URL'), `a file in ${config.dataFolder}`, 'DATABASE_URL'),
		line('optimiser', optimiserLine(config)),
		part('secret', config.defaulted.has('AUTH_SECRET'), `kept in ${config.dataFolder}`, 'AUTH_SECRET'),
		line('mail', mailLine(config.mail, address)),
		line('sign-in', signInLine(config)),
		line('payments', paymentsLine(config.billing, address)),
		line('contact', contactLine(config)),
		line('analytics', analyticsLine(config)),
		part('proxies', config.defaulted.has('TRUST_PROXY'), 'none trusted', 'TRUST_PROXY'),
	];
}

function part(name: string, isDefault: boolean, meaning: string, setting: string): string {
	return line(name, isDefault ? `default: ${meaning}` : `set by ${setting}`);
}

const line = (name: string, text: string): string => `  ${name.padEnd(10)} ${text}`;

/** Names only the models' hosts, because their whole addresses may contain a secret. */
function optimiserLine({ models }: Config): string {
	if (models.settings.length === 0) return 'default: the embedded engine, no model key needed';
	const named = models.settings.map((one) => `${one.name} at ${new URL(addressOf(one)).host}`);
	return `the embedded engine; requests are read by ${named.join(', else ')} too, set by MODEL_PROVIDER`;
}

function analyticsLine({ analytics }: Config): string {
	const set = [analytics.ga4Id && 'GA4_ID', analytics.adsId && 'ADS_ID'].filter(Boolean);
	return `kept here, with consent${set.length === 0 ? '' : `; sent to Google too, set by ${set.join(' and ')}`}`;
}

function mailLine(mail: MailConfig, address: string): string {
	switch (mail.kind) {
		case 'smtp':
			return 'set by SMTP_URL';
		case 'local':
			return `default: kept in ${mail.folder}, to read at ${address}/dev/mail`;
		case 'off':
			return 'off: SMTP_URL is not set, so nobody can sign up or reset a password';
	}
}

function signInLine({ providers }: Config): string {
	const names = providers.map(({ id }) => id);
	return (
		['password', 'passkey', ...names].join(', ') +
		(names.length === 0 ? ' (no AUTH_GOOGLE_ID or AUTH_GITHUB_ID is set)' : '')
	);
}

function paymentsLine({ kind }: BillingConfig, address: string): string {
	switch (kind) {
		case 'stripe':
			return 'set by STRIPE_SECRET_KEY';
		case 'embedded':
			return `default: the embedded Stripe emulator, no money moves; see ${address}/dev/stripe`;
		case 'off':
			return 'off: STRIPE_SECRET_KEY is not set, so nobody can buy Pro';
	}
}

function contactLine({ desk, mail, defaulted }: Config): string {
	if (desk === null)
		return `off: ${mail.kind === 'off' ? 'SMTP_URL' : 'CONTACT_MAIL'} is not set, so nobody would read what visitors write`;
	const setting = defaulted.has('CONTACT_MAIL') ? 'default: ' : '';
	return `${setting}mailed to ${desk.address}`;
}
