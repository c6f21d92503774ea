import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { AnalyticsSettings } from '#contract/analytics-settings';
import { EmailAddress } from '#contract/email-address';
import { AdsId, AdsLabel, Ga4Id } from './analytics/analytics-config.ts';
import {
	type BillingConfig,
	billingConfigOf,
	billingFault,
	StripeSecretKey,
	StripeWebhookSecret,
} from './billing/billing-config.ts';
import { type Desk, deskOf } from './contact/desk.ts';
import { isLoopback } from './loopback.ts';
import { type MailConfig, MailFrom, mailConfigOf, SmtpUrl } from './mail/mail-config.ts';
import { unpricedModels } from './models/model-catalogue.ts';
import { MODEL_ENVIRONMENT, type ModelConfig, modelConfigOf, modelFaults } from './models/model-config.ts';
import { PROVIDER_ENVIRONMENT, type ProviderSettings, providersOf } from './providers/provider-settings.ts';

const WHOLE_NUMBER = /^\d{1,5}$/;

const whole = (text: string, max: number) =>
	z
		.string()
		.regex(WHOLE_NUMBER, text)
		.transform(Number)
		.refine((n) => n <= max, text);

const isOrigin = (text: string): boolean =>
	URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

/** All settings that the server reads, with their defaults. `.env.example` lists the same names. */
export const Environment = z.object({
	PORT: whole('must be a port number from 0 to 65535', 65_535).default(4321),
	HOST: z
		.string()
		.regex(/^[\w.:-]{1,255}$/, 'must be a host name or address to listen on')
		.default('127.0.0.1'),
	DATA_DIR: z.string().min(1).default('.data'),
	DATABASE_URL: z
		.string()
		.regex(/^(file|libsql|https?|wss?):./, 'must start with file:, libsql:, http(s): or ws(s):')
		.optional(),
	DATABASE_AUTH_TOKEN: z.string().min(1).optional(),
	PUBLIC_ORIGIN: z
		.string()
		.refine(isOrigin, 'must be scheme and host without a path, like https://ploop.example')
		.optional(),
	AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
	TRUST_PROXY: whole('must be the number of proxies in front of this server, 0 to 10', 10).default(0),
	...PROVIDER_ENVIRONMENT,
	SMTP_URL: SmtpUrl.optional(),
	MAIL_FROM: MailFrom.optional(),
	STRIPE_SECRET_KEY: StripeSecretKey.optional(),
	STRIPE_WEBHOOK_SECRET: StripeWebhookSecret.optional(),
	CONTACT_MAIL: EmailAddress.optional(),
	GA4_ID: Ga4Id.optional(),
	ADS_ID: AdsId.optional(),
	ADS_LABEL: AdsLabel.optional(),
	...MODEL_ENVIRONMENT,
	DEMO: z.enum(['0', '1'], 'must be 1 or empty').default('0'),
});
type Environment = z.infer<typeof Environment>;

export interface Config {
	readonly port: number;
	readonly host: string;
	readonly isLoopback: boolean;
	readonly dataFolder: string;
	readonly databaseUrl: string;
	readonly databaseAuthToken: string | undefined;
	readonly publicOrigin: string;
	/** Undefined: the secret is a file in the data folder. */
	readonly authSecret: string | undefined;
	readonly proxies: number;
	/**
	 * Whether only this machine can reach the server, or it is a demo. Parts without a real service then use their
	 * embedded default.
	 */
	readonly isLocal: boolean;
	/** Whether everybody who reaches the server may read all mails and pay with test cards. */
	readonly isDemo: boolean;
	/** Sign-in providers. */
	readonly providers: readonly ProviderSettings[];
	readonly mail: MailConfig;
	readonly billing: BillingConfig;
	/** Recipient of visitors' messages; null: there is none. */
	readonly desk: Desk | null;
	readonly analytics: AnalyticsSettings;
	/** The models that read requests besides the engine. */
	readonly models: ModelConfig;
	/** Names of the settings that have their default. */
	readonly defaulted: ReadonlySet<string>;
}

/** Settings that cannot be used, one line each. */
export class ConfigError extends Error {
	override readonly name = 'ConfigError';
	readonly lines: readonly string[];

	constructor(lines: readonly string[]) {
		super(lines.join('\n'));
		this.lines = lines;
	}
}

/** Reads the environment. An empty value counts as absent, as in a copied `.env.example`. Throws `ConfigError`. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
	const given = Object.fromEntries(
		Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
	);
	const parsed = Environment.safeParse(given);
	if (!parsed.success)
		throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`));
	const values = parsed.data;
	const isOnLoopback = isLoopback(values.HOST);
	if (!isOnLoopback) requireForPublicUse(values);
	requireTogether(values, ['ADS_ID', 'ADS_LABEL']);
	requireTogether(values, ['AUTH_GOOGLE_ID', 'AUTH_GOOGLE_SECRET']);
	requireTogether(values, ['AUTH_GITHUB_ID', 'AUTH_GITHUB_SECRET']);
	const stripe = { secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET };
	const fault = billingFault(stripe);
	if (fault !== null) throw new ConfigError([fault]);
	const models = modelConfigOf(values);
	const modelLines = [modelFaults(values), unpricedModels(models)].find(({ length }) => length > 0) ?? [];
	if (modelLines.length > 0) throw new ConfigError(modelLines);
	const publicOrigin = values.PUBLIC_ORIGIN ?? originOf(values.HOST, values.PORT);
	// Behind a proxy everybody can reach a server on loopback, so the published origin must be a loopback address too.
	const isLocal = values.DEMO === '1' || (isOnLoopback && isLoopback(new URL(publicOrigin).hostname));
	const mail = mailConfigOf({
		smtpUrl: values.SMTP_URL,
		from: values.MAIL_FROM,
		publicOrigin,
		isLocal,
		dataFolder: values.DATA_DIR,
	});
	return {
		port: values.PORT,
		host: values.HOST,
		isLoopback: isOnLoopback,
		dataFolder: values.DATA_DIR,
		databaseUrl: values.DATABASE_URL ?? pathToFileURL(join(values.DATA_DIR, 'ploop.db')).href,
		databaseAuthToken: values.DATABASE_AUTH_TOKEN,
		publicOrigin,
		authSecret: values.AUTH_SECRET,
		proxies: values.TRUST_PROXY,
		isLocal,
		isDemo: values.DEMO === '1',
		billing: billingConfigOf({ ...stripe, isLocal }),
		mail,
		providers: providersOf(values),
		desk: deskOf(mail, values.CONTACT_MAIL, values.MAIL_FROM),
		analytics: { ga4Id: values.GA4_ID ?? null, adsId: values.ADS_ID ?? null, adsLabel: values.ADS_LABEL ?? null },
		models,
		defaulted: new Set(Object.keys(Environment.shape).filter((name) => !(name in given))),
	};
}

const originOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

function requireForPublicUse(values: Environment): void {
	const missing = (['AUTH_SECRET', 'PUBLIC_ORIGIN'] as const).filter((name) => values[name] === undefined);
	if (missing.length === 0) return;
	throw new ConfigError(missing.map((name) => `${name} is required when HOST is not a loopback address.`));
}

function requireTogether(values: Environment, names: readonly (keyof Environment)[]): void {
	const given = names.filter((name) => values[name] !== undefined);
	if (given.length === 0 || given.length === names.length) return;
	throw new ConfigError([`${names.join(' and ')} are set together or not at all.`]);
}
