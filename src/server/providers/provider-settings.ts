import { z } from 'zod';

/**
 * Providers that can prove an identity. A new one needs its entry in `auth-config.ts` and its name in
 * `content/sign-in.yaml`.
 */
export const PROVIDER_IDS = ['google', 'github'] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

export interface ProviderSettings {
	readonly id: ProviderId;
	readonly clientId: string;
	readonly clientSecret: string;
	/** Address of the provider, if it is not the public one. */
	readonly origin?: string;
}

const key = z.string().min(1).max(500).optional();

/** The settings of the environment, by name. */
export const PROVIDER_ENVIRONMENT = {
	AUTH_GOOGLE_ID: key,
	AUTH_GOOGLE_SECRET: key,
	AUTH_GITHUB_ID: key,
	AUTH_GITHUB_SECRET: key,
};

type ProviderValues = Readonly<Partial<Record<keyof typeof PROVIDER_ENVIRONMENT, string | undefined>>>;

/** The providers whose keys are set, in the order in which they are offered. */
export function providersOf(values: ProviderValues): ProviderSettings[] {
	return [
		settingsOf('google', values.AUTH_GOOGLE_ID, values.AUTH_GOOGLE_SECRET),
		settingsOf('github', values.AUTH_GITHUB_ID, values.AUTH_GITHUB_SECRET),
	].flat();
}

const settingsOf = (id: ProviderId, clientId?: string, clientSecret?: string): ProviderSettings[] =>
	clientId === undefined || clientSecret === undefined ? [] : [{ id, clientId, clientSecret }];
