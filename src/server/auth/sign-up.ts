import type { SignUpRequest } from '#contract/auth';
import { safeNext } from '#contract/next-target';
import { findCredentials, insertAccount, renewUnconfirmed } from '#db/accounts';
import { codeOf } from '#db/busy';
import { CAPS } from '../caps.ts';
import { takeForm } from '../form-limits.ts';
import { timeOrderedId } from '../ids.ts';
import { type CountedMail, takeMail, writeMail } from '../mail/counted-mail.ts';
import { queueMailIfChanged } from '../mail/queue-mail.ts';
import { requireMail } from '../mail/require-mail.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import { loginLink } from './links.ts';
import { sendLink } from './mail-links.ts';
import { requireGoodPassword } from './password-rules.ts';

type Form = Omit<SignUpRequest, 'confirmPassword' | 'terms'>;
type Draft = Form & { readonly id: string; readonly passwordHash: string; readonly target: string };

/**
 * Creates an account that can be used once its address is confirmed. If the address has an account already, the answer
 * and the work are the same, and the owner gets a mail. The new password and name replace only those of an unconfirmed
 * account.
 */
export async function signUp(runtime: Runtime, form: Form, clientAddress: string): Promise<{ ok: true }> {
	requireMail(runtime.mail);
	await requireGoodPassword(form.password, form);
	runtime.passwords.requireRoom();
	await takeForm(runtime, CAPS.signUps, clientAddress);
	const draft = {
		...form,
		id: timeOrderedId(runtime.now(), randomBytes(10)),
		passwordHash: await runtime.passwords.hash(form.password),
		target: targetOf(form),
	};
	try {
		await writeMail(runtime, 'confirm', await mailFor(runtime, draft));
	} catch (error) {
		// Another request made the account in between: treat the address as known.
		if (codeOf(error) !== 'SQLITE_CONSTRAINT') throw error;
		await writeMail(runtime, 'confirm', await mailFor(runtime, draft));
	}
	return { ok: true };
}

async function mailFor(runtime: Runtime, draft: Draft): Promise<CountedMail> {
	const now = runtime.now();
	const { email, name, passwordHash, target: next } = draft;
	const known = await findCredentials(runtime.db, email);
	const purpose = 'confirm';
	if (known === null) {
		const account = { id: draft.id, email, name };
		const before = [insertAccount({ ...account, passwordHash, now })];
		return { before, ...sendLink(runtime, { account, purpose, next }) };
	}
	if (known.isConfirmed) return sendNotice(runtime, { ...known, now });
	const renewal = renewUnconfirmed({ id: known.id, name, passwordHash, now });
	return sendLink(runtime, { account: { ...known, name }, purpose, next }, [renewal]);
}

interface Owner {
	readonly id: string;
	readonly email: string;
	readonly name: string | null;
	readonly now: Date;
}

function sendNotice({ secret, publicOrigin }: Runtime, { id, email, name, now }: Owner): CountedMail {
	const values = { name, link: loginLink(publicOrigin) };
	return {
		permit: takeMail({ purpose: 'confirm', email }, secret, now),
		ifPermitted: [queueMailIfChanged('already-registered', { recipient: email, accountId: id, values, now })],
	};
}

const TARGET_OF_PLAN = { free: '/', pro: '/checkout/pro', annual: '/checkout/annual' } as const;

/** The page that the confirmation leads to: `next`, or else the page for the chosen plan. */
const targetOf = ({ next, plan = 'free' }: Form): string => (next ? safeNext(next) : TARGET_OF_PLAN[plan]);
