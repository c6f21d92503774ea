import { foldVisitor } from '../quota/fold-visitor.ts';
import type { Runtime } from '../runtime.ts';
import type { SignedIn } from './begin-session.ts';
import type { Visit } from './visit.ts';

/** Does the work after a finished sign-in; nothing while a code is still needed. */
export async function signedIn(runtime: Runtime, visit: Visit, begun: SignedIn): Promise<SignedIn> {
	if (begun.needsCode) return begun;
	runtime.log('signed_in', { accountId: begun.accountId });
	await foldVisitor(runtime, visit.visitor, begun.accountId);
	return begun;
}
