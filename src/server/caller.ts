import type { TokenScope } from '#db/api-tokens';
import { findApiToken, findSession, type KnownCaller, touchAccount, touchApiToken, touchSession } from '#db/sessions';
import { readSessionCookie } from './auth/session-cookie.ts';
import { API_TOKEN_PREFIX, hashOfToken } from './auth/tokens.ts';
import { AppError } from './errors.ts';
import { networkOf } from './network.ts';
import type { Runtime } from './runtime.ts';
import { newVisitor, readVisitorCookie, type Visitor } from './visitor.ts';

export interface Account {
	readonly kind: 'account';
	readonly id: string;
	readonly isPro: boolean;
	/** `session` also when the session's token came as a bearer token. */
	readonly via: 'session' | 'token';
	/** What the caller may do; a session may do everything. */
	readonly scope: TokenScope;
	/** Id of the session; null for an API token. */
	readonly sessionId: string | null;
}

export type Caller = Visitor | Account;

export interface Credentials {
	readonly authorization: string | undefined;
	readonly cookie: string | undefined;
	readonly clientAddress: string;
}

export const hasPro = (caller: Caller): boolean => caller.kind === 'account' && caller.isPro;

const PRO_PLANS = ['pro', 'pro_monthly', 'pro_yearly'];
const TOUCH_EVERY_MS = 3_600_000;

export const isProPlan = (plan: string): boolean => PRO_PLANS.includes(plan);

/**
 * The caller of a request. Throws `invalid_token` for an invalid bearer token; with an expired session cookie the
 * caller is a visitor.
 */
export async function findCaller(runtime: Runtime, credentials: Credentials): Promise<Caller> {
	if (credentials.authorization !== undefined) return requireBearer(runtime, credentials.authorization);
	const token = readSessionCookie(credentials.cookie, runtime.publicOrigin);
	const account = token === null ? null : await findAccount(runtime, token);
	if (account !== null) return account;
	const known = readVisitorCookie(credentials.cookie, runtime.secret);
	return {
		kind: 'visitor',
		visitor: known ?? newVisitor(),
		network: networkOf(credentials.clientAddress, runtime.secret),
		isNew: known === null,
		hasDeadSession: token !== null,
	};
}

async function requireBearer(runtime: Runtime, authorization: string): Promise<Account> {
	const token = /^Bearer ([\w.~+/-]{1,500}=*)$/i.exec(authorization)?.[1];
	const account = token === undefined ? null : await findAccount(runtime, token);
	if (account === null) throw new AppError('invalid_token');
	return account;
}

/** The account of a session or API token. Its use is recorded at most once an hour. */
async function findAccount({ db, now }: Runtime, token: string): Promise<Account | null> {
	const at = now();
	const hash = hashOfToken(token);
	const isApiToken = token.startsWith(API_TOKEN_PREFIX);
	const known = isApiToken ? await findApiToken(db, hash, at) : await findSession(db, hash, at);
	if (known === null) return null;
	if (isTouchDue(known, at)) {
		await db.write([isApiToken ? touchApiToken(hash, at) : touchSession(hash, at), touchAccount(known.accountId, at)]);
	}
	const { accountId, plan, scope, sessionId } = known;
	const via = isApiToken ? 'token' : 'session';
	return { kind: 'account', id: accountId, isPro: isProPlan(plan), via, scope, sessionId };
}

const isTouchDue = ({ seenAt }: KnownCaller, now: Date): boolean =>
	seenAt === null || now.getTime() - seenAt.getTime() >= TOUCH_EVERY_MS;
