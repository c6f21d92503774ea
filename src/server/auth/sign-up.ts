import type { SignUpRequest } from '#contract/auth';
import { safeNext } from '#contract/next-target';
import { findCredentials, insertAccount, renewUnconfirmed } from '#db/accounts';
import { codeOf } from '#db/busy';
import type { Statement } from '#db/client';
import { timeOrderedId } from '../ids.ts';
import { queueMailIfChanged } from '../mail/queue-mail.ts';
import { requireMail } from '../mail/require-mail.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import { loginLink } from './links.ts';
import { sendLink } from './mail-links.ts';
import { requireGoodPassword } from './password-rules.ts';
import { takeForm, takeMail } from './throttle.ts';

type Form = Omit<SignUpRequest, 'confirmPassword' | 'terms'>;
type Draft = Form & { readonly id: string; readonly passwordHash: string; readonly target: string };

/**
 * Makes an account that can be used once its address is confirmed. An address that has an account gets the same answer
 * after the same work, and its owner a mail that says so; only one that nobody confirmed takes the new password and name.
 */
export async function signUp(runtime: Runtime, form: Form, clientAddress: string): Promise<{ ok: true }> {
	requireMail(runtime.mail);
	await requireGoodPassword(form.password, form);
	runtime.passwords.requireRoom();
	await takeForm(runtime, clientAddress);
	const draft = {
		...form,
		id: timeOrderedId(runtime.now(), randomBytes(10)),
		passwordHash: await runtime.passwords.hash(form.password),
		target: targetOf(form),
	};
	try {
		await runtime.db.write(await statementsFor(runtime, draft));
	} catch (error) {
		// Someone else made the account in between: then it is a known one.
		if (codeOf(error) !== 'SQLITE_CONSTRAINT') throw error;
		await runtime.db.write(await statementsFor(runtime, draft));
	}
	runtime.mail.wake();
	return { ok: true };
}

async function statementsFor(runtime: Runtime, draft: Draft): Promise<Statement[]> {
	const now = runtime.now();
	const { email, name, passwordHash, target: next } = draft;
	const known = await findCredentials(runtime.db, email);
	const purpose = 'confirm';
	if (known === null) {
		const account = { id: draft.id, email, name };
		return [insertAccount({ ...account, passwordHash, now }), ...sendLink(runtime, { account, purpose, next })];
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

const sendNotice = ({ secret, publicOrigin }: Runtime, { id, email, name, now }: Owner): Statement[] => [
	...takeMail({ purpose: 'confirm', email }, secret, now),
	queueMailIfChanged('already-registered', {
		recipient: email,
		accountId: id,
		values: { name, link: loginLink(publicOrigin) },
		now,
	}),
];

const TARGET_OF_PLAN = { free: '/', pro: '/checkout/pro', annual: '/checkout/annual' } as const;

/** Where the confirmation leads: where the person was going, else to what goes with the plan chosen. */
const targetOf = ({ next, plan = 'free' }: Form): string => (next ? safeNext(next) : TARGET_OF_PLAN[plan]);
