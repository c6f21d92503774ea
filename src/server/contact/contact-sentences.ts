import { z } from 'zod';
import content from '#content/contact.yaml';

const Sentence = z.string().min(1).max(200);

/** Error sentences of the contact form, where they differ from the general ones. */
export const CONTACT_SENTENCES = z
	.object({ problems: z.object({ rate_limited: Sentence, invalid_input: Sentence }) })
	.parse(content).problems;
