import { z } from 'zod';

/** `GET /api/auth/csrf`: the token for `ProviderSignInForm`. */
export const CsrfResponse = z.strictObject({ csrfToken: z.string() });

/** `POST /api/auth/signin/{provider}` form: what `signIn` of auth-astro sends. */
export const ProviderSignInForm = z.object({
	csrfToken: z.string().max(200).default(''),
	callbackUrl: z.string().max(20_000).optional(),
});

/** The address to go to. */
export const RedirectResponse = z.strictObject({ url: z.string() });

/** The value of `error` in the address of a page after a failed sign-in with a provider. */
export const PROVIDER_FAULTS = ['cancelled', 'failed', 'unverified', 'exists', 'taken', 'other', 'busy'] as const;
export type ProviderFault = (typeof PROVIDER_FAULTS)[number];
