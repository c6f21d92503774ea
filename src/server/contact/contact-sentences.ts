import { z } from 'zod';
import content from '#content/contact.yaml';

const Sentence = z.string().min(1).max(200);

/** What the contact form says where every other call says it in other words. */
export const CONTACT_SENTENCES = z
	.object({ problems: z.object({ rate_limited: Sentence, invalid_input: Sentence }) })
	.parse(content).problems;
