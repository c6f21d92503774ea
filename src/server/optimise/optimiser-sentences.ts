import { z } from 'zod';
import content from '#content/optimiser.yaml';

const { signInRequired } = z
	.object({ messages: z.object({ signInRequired: z.string().min(1).max(200) }) })
	.parse(content).messages;

/** Error sentences of the optimiser, where they differ from the general ones. */
export const OPTIMISER_SENTENCES = { auth_required: signInRequired };
