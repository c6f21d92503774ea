import { z } from 'zod';
import content from '#content/contact.yaml';

const Sentence = z.string().min(1).max(200);

/** Sentences of the contact form that differ from those of every other call. */
export const CONTACT_SENTENCES = z
	.object({ problems: z.object({ rate_limited: Sentence, invalid_input: Sentence }) })
	.parse(content).problems;
