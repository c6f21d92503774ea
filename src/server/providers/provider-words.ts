import { z } from 'zod';
import content from '#content/sign-in.yaml';
import { ProvidersCopy } from '#contract/providers-copy';

/** The words about sign-in providers in pages that the server changes. */
export const PROVIDER_WORDS = z.object({ providers: ProvidersCopy }).parse(content).providers;

export const nameOfProvider = (id: string): string =>
	Object.hasOwn(PROVIDER_WORDS.names, id) ? PROVIDER_WORDS.names[id as keyof typeof PROVIDER_WORDS.names] : id;
