import { z } from 'zod';
import content from '#content/optimiser.yaml';

const { signInRequired } = z
	.object({ messages: z.object({ signInRequired: z.string().min(1).max(200) }) })
	.parse(content).messages;

/** What the optimiser says where every other call says it in other words. */
export const OPTIMISER_SENTENCES = { auth_required: signInRequired };
