import { z } from 'zod';
import content from '#content/optimiser.yaml';

const { signInRequired } = z
	.object({ messages: z.object({ signInRequired: z.string().min(1).max(200) }) })
	.parse(content).messages;

/** Sentences of the optimiser that differ from those of every other call. */
export const OPTIMISER_SENTENCES = { auth_required: signInRequired };
