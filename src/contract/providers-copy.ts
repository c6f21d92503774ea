import { z } from 'zod';
import { PROVIDER_FAULTS } from './auth-providers.ts';

const label = z.string().min(1).max(60);
const sentence = z.string().min(1).max(200);

/** The part `providers` of `content/sign-in.yaml`. */
export const ProvidersCopy = z.strictObject({
	/** Display names, by provider. */
	names: z.strictObject({ google: label, github: label }),
	/** Label of a button; {provider} is the provider's name. */
	action: label,
	/** Label of the button while it waits. */
	busy: label,
	/** Text under the buttons, before the links to the terms, as in the sign-up form. */
	agreement: sentence,
	terms: label,
	termsHref: z.string().regex(/^\//),
	and: label,
	privacy: label,
	privacyHref: z.string().regex(/^\//),
	/** Messages for the person when signing in with a provider failed, by fault. */
	faults: z.strictObject(
		Object.fromEntries(PROVIDER_FAULTS.map((fault) => [fault, sentence])) as Record<
			(typeof PROVIDER_FAULTS)[number],
			z.ZodString
		>,
	),
});
export type ProvidersCopy = z.infer<typeof ProvidersCopy>;
