import type { AuthConfig } from '@auth/core';
import { CredentialsSignin } from '@auth/core/errors';
import Credentials from '@auth/core/providers/credentials';
import { ABSOLUTE_MS, endSession, findSessionOwner } from '#db/sessions';
import { keyedHash } from '../keyed-hash.ts';
import type { Runtime } from '../runtime.ts';
import { isSecure, sessionCookieName } from './session-cookie.ts';
import { signIn } from './sign-in.ts';
import { hashOfToken } from './tokens.ts';
import type { Visit } from './visit.ts';

export interface AuthCall {
	readonly visit: Visit;
	/** Where a finished sign-in or sign-out leads: an address on this site for certain. */
	readonly target: string;
	/** Told what made @auth/core give up, whose own answer hides it. */
	readonly onFault: (error: unknown) => void;
}

/**
 * @auth/core, with sessions of ours: its cookie holds our opaque token instead of an encrypted one, so that the row in the
 * database decides alone, and ends the session when it goes (docs/decisions/023).
 */
export function authConfig(runtime: Runtime, { visit, target, onFault }: AuthCall): AuthConfig {
	const { publicOrigin, secret } = runtime;
	const secure = isSecure(publicOrigin);
	const authorize = async ({ email, password }: Partial<Record<'email' | 'password', unknown>>) => {
		try {
			const { accountId, token } = await signIn(runtime, { email: String(email), password: String(password) }, visit);
			return { id: accountId, token };
		} catch (error) {
			onFault(error);
			throw new CredentialsSignin();
		}
	};
	return {
		basePath: '/api/auth',
		secret: keyedHash('auth', 'csrf', secret),
		trustHost: true,
		useSecureCookies: secure,
		pages: { signIn: '/login', error: '/login' },
		providers: [Credentials({ credentials: { email: {}, password: {} }, authorize })],
		session: { strategy: 'jwt', maxAge: ABSOLUTE_MS / 1000 },
		cookies: {
			sessionToken: {
				name: sessionCookieName(publicOrigin),
				options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
			},
		},
		jwt: {
			encode: async ({ token }) => String(token?.['token']),
			decode: ({ token }) => told(onFault, () => readSession(runtime, token)),
		},
		callbacks: {
			redirect: async () => target,
			jwt: async ({ token, user }) => (user && 'token' in user ? { ...token, token: user.token } : token),
		},
		events: {
			signOut: async (message) => {
				const token = 'token' in message ? message.token?.['token'] : undefined;
				if (typeof token !== 'string') return;
				await told(onFault, () => runtime.db.write([endSession(hashOfToken(token))]));
			},
		},
		logger: {
			error: (error) => void (SAID_ELSEWHERE.includes(error.name) || onFault(error)),
			warn: () => {},
			debug: () => {},
		},
	};
}

/** Faults of ours that reach its logger under a name of its own; and a session that has ended, which is none. */
const SAID_ELSEWHERE = ['CredentialsSignin', 'JWTSessionError'];

async function told<T>(onFault: AuthCall['onFault'], work: () => Promise<T>): Promise<T | null> {
	try {
		return await work();
	} catch (error) {
		onFault(error);
		return null;
	}
}

async function readSession({ db, now }: Runtime, token = '') {
	const owner = await findSessionOwner(db, hashOfToken(token), now());
	return owner && { token, email: owner.email, name: owner.name };
}
