import { endBilling } from '../billing/end-billing.ts';
import type { Runtime } from '../runtime.ts';

/**
 * What has to end elsewhere before an account can go, in order: each takes the account's id, and one that throws keeps
 * the account.
 */
export const BEFORE_DELETION: readonly ((runtime: Runtime, accountId: string) => Promise<void>)[] = [endBilling];
