import { createHash } from 'node:crypto';
import { findAccountBySession } from '#db/accounts';
import { AppError } from './errors.ts';
import { networkOf } from './network.ts';
import type { Runtime } from './runtime.ts';
import { newVisitor, readVisitorCookie } from './visitor.ts';

export interface Visitor {
	readonly kind: 'visitor';
	/** Random; says nothing about the person. */
	readonly visitor: string;
	/** Keyed hash of the address. */
	readonly network: string;
	/** Has not had our cookie yet. */
	readonly isNew: boolean;
}

export interface Account {
	readonly kind: 'account';
	readonly id: string;
	readonly isPro: boolean;
}

export type Caller = Visitor | Account;

export interface Credentials {
	readonly authorization: string | undefined;
	readonly cookie: string | undefined;
	readonly clientAddress: string;
}

const PRO_PLANS = ['pro', 'pro_monthly', 'pro_yearly'];

/** Who is calling. A token that is sent must be good (`invalid_token`); without one the caller is an anonymous visitor. */
export async function findCaller(runtime: Runtime, credentials: Credentials): Promise<Caller> {
	if (credentials.authorization !== undefined) return requireAccount(runtime, credentials.authorization);
	const known = readVisitorCookie(credentials.cookie, runtime.secret);
	return {
		kind: 'visitor',
		visitor: known ?? newVisitor(),
		network: networkOf(credentials.clientAddress, runtime.secret),
		isNew: known === null,
	};
}

async function requireAccount(runtime: Runtime, authorization: string): Promise<Account> {
	const token = /^Bearer ([\w.~+/-]{1,500}=*)$/i.exec(authorization)?.[1];
	if (token === undefined) throw new AppError('invalid_token');
	const hash = createHash('sha256').update(token).digest('hex');
	const account = await findAccountBySession(runtime.db, hash, runtime.now());
	if (account === null) throw new AppError('invalid_token');
	return { kind: 'account', id: account.id, isPro: PRO_PLANS.includes(account.plan) };
}
