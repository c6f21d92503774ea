import { z } from 'zod';
import content from '#content/account.yaml';

const { signIn } = z.object({ usage: z.object({ signIn: z.string().min(1).max(200) }) }).parse(content).usage;

/** Sentences of the usage summary that differ from those of every other call. */
export const USAGE_SENTENCES = { auth_required: signIn };
