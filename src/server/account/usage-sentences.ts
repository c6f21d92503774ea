import { z } from 'zod';
import content from '#content/account.yaml';

const { signIn } = z.object({ usage: z.object({ signIn: z.string().min(1).max(200) }) }).parse(content).usage;

/** Error sentences of the usage summary, where they differ from the general ones. */
export const USAGE_SENTENCES = { auth_required: signIn };
