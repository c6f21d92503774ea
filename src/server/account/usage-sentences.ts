import { z } from 'zod';
import content from '#content/account.yaml';

const { signIn } = z.object({ usage: z.object({ signIn: z.string().min(1).max(200) }) }).parse(content).usage;

/** What the usage summary says where every other call says it in other words. */
export const USAGE_SENTENCES = { auth_required: signIn };
