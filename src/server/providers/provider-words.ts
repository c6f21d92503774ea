import { z } from 'zod';
import content from '#content/sign-in.yaml';
import { ProvidersCopy } from '#contract/providers-copy';

/** What is said of the other ways to sign in, wherever the server itself says it. */
export const PROVIDER_WORDS = z.object({ providers: ProvidersCopy }).parse(content).providers;

export const nameOfProvider = (id: string): string =>
	Object.hasOwn(PROVIDER_WORDS.names, id) ? PROVIDER_WORDS.names[id as keyof typeof PROVIDER_WORDS.names] : id;
