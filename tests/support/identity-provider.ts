import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CleanUp, withTheTest } from './clean-up.ts';

export interface Person {
	readonly sub: string;
	readonly email: string;
	readonly email_verified: boolean;
	readonly name: string;
}

/** A sign-in provider on this machine, with OpenID Connect like Google and OAuth like GitHub. */
export interface IdentityProvider {
	readonly origin: string;
	/** The person signed in at the provider, who agrees to everything. */
	person: Person;
	/** The fault that the provider simulates. */
	fault: 'none' | 'refuses' | 'down' | 'other nonce' | 'other audience' | 'no id token';
}

interface Grant {
	readonly clientId: string;
	readonly redirectUri: string;
	readonly challenge: string;
	readonly nonce: string | null;
	readonly person: Person;
}

export const CLIENT = { clientId: 'ploop', clientSecret: 'a secret between two servers' };
const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function startIdentityProvider(cleanUp: CleanUp = withTheTest): Promise<IdentityProvider> {
	const grants = new Map<string, Grant>();
	const tokens = new Map<string, Person>();
	const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	cleanUp(() => server.close());
	const provider: IdentityProvider = {
		origin,
		person: { sub: '1001', email: 'ann@example.com', email_verified: true, name: 'Ann' },
		fault: 'none',
	};

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		if (provider.fault === 'down') return void request.destroy();
		const url = new URL(request.url ?? '/', origin);
		const path = url.pathname.replace(/^\/login\/oauth/, '');
		if (path === '/authorize') return leave(response, authorise(url.searchParams));
		if (path === '/token' || path === '/access_token')
			return json(response, ...exchange(request, await formOf(request)));
		if (path === '/.well-known/openid-configuration') return json(response, 200, discovery(origin));
		const person = tokens.get(/^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
		if (person === undefined) return json(response, 401, { message: 'Bad credentials' });
		if (path === '/api/v3/user')
			return json(response, 200, { id: Number(person.sub), login: 'ann', name: person.name });
		if (path !== '/api/v3/user/emails') return json(response, 404, {});
		const other = { email: 'other@example.com', primary: false, verified: true };
		json(response, 200, [other, { email: person.email, primary: true, verified: person.email_verified }]);
	}

	function authorise(query: URLSearchParams): URL {
		const back = new URL(query.get('redirect_uri') ?? '');
		back.searchParams.set('state', query.get('state') ?? '');
		if (provider.fault === 'refuses') {
			back.searchParams.set('error', 'access_denied');
			return back;
		}
		const code = randomBytes(16).toString('hex');
		grants.set(code, {
			clientId: query.get('client_id') ?? '',
			redirectUri: query.get('redirect_uri') ?? '',
			challenge: query.get('code_challenge_method') === 'S256' ? (query.get('code_challenge') ?? '') : '',
			nonce: query.get('nonce'),
			person: provider.person,
		});
		back.searchParams.set('code', code);
		return back;
	}

	/** Accepts a code once, from the client that began the sign-in, with its verifier. */
	function exchange(request: IncomingMessage, form: URLSearchParams): [status: number, body: object] {
		const code = form.get('code') ?? '';
		const grant = grants.get(code);
		grants.delete(code);
		const challenge = createHash('sha256')
			.update(form.get('code_verifier') ?? '')
			.digest('base64url');
		const basic = Buffer.from(request.headers.authorization?.slice('Basic '.length) ?? '', 'base64').toString();
		const { clientId, clientSecret } = CLIENT;
		const isClient = basic === `${clientId}:${encodeURIComponent(clientSecret).replaceAll('%20', '+')}`;
		if (!grant || !isClient || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
			return [400, { error: 'invalid_grant' }];
		}
		const accessToken = randomBytes(16).toString('hex');
		tokens.set(accessToken, grant.person);
		const answer = { access_token: accessToken, token_type: 'bearer', expires_in: 60 };
		const isOpenId = grant.nonce !== null && provider.fault !== 'no id token';
		return [200, isOpenId ? { ...answer, id_token: idToken(grant) } : answer];
	}

	function idToken({ person, clientId, nonce }: Grant): string {
		const at = Math.floor(Date.now() / 1000);
		return signed({
			...person,
			iss: origin,
			aud: provider.fault === 'other audience' ? 'another' : clientId,
			iat: at,
			exp: at + 60,
			nonce: provider.fault === 'other nonce' ? 'another' : nonce,
		});
	}

	return provider;
}

function signed(claims: object): string {
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
	const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
	return `${text}.${sign('sha256', Buffer.from(text), KEYS.privateKey).toString('base64url')}`;
}

const discovery = (origin: string) => ({
	issuer: origin,
	authorization_endpoint: `${origin}/authorize`,
	token_endpoint: `${origin}/token`,
	userinfo_endpoint: `${origin}/userinfo`,
	jwks_uri: `${origin}/jwks`,
	response_types_supported: ['code'],
	code_challenge_methods_supported: ['S256'],
});

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return new URLSearchParams(Buffer.concat(chunks).toString());
}

const json = (response: ServerResponse, status: number, body: object): void =>
	void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const leave = (response: ServerResponse, to: URL): void => void response.writeHead(302, { location: to.href }).end();
