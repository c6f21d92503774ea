import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#db/client';
import { migrate } from '#db/migrate';
import { hashPassword } from '#server/auth/password-hash';
import { type Product, startProduct } from './start-product.ts';

export const PASSWORD = 'a heron by the lake';
export const knownAddress = (n: number): string => `known${n}@example.com`;
export const unknownAddress = (n: number): string => `other${n}@example.com`;

export interface Reply {
	readonly status: number;
	readonly ms: number;
}

export interface SignInServer extends Product {
	/** Posts from another network each time, so that no limit of a network applies. */
	post(path: string, fields: Readonly<Record<string, unknown>>): Promise<Reply>;
	/** Signs in, with a wrong password unless one is given. */
	signIn(email: string, password?: string): Promise<Reply>;
}

/** Starts the unchanged product behind a trusted proxy, with `accounts` confirmed accounts. */
export async function startSignInServer(accounts: number): Promise<SignInServer> {
	const folder = await mkdtemp(join(tmpdir(), 'ploop-'));
	const url = pathToFileURL(join(folder, 'ploop.db')).href;
	await fill(url, accounts);
	const product = await startProduct({ DATABASE_URL: url, TRUST_PROXY: '1' });
	const agent = new Agent({ keepAlive: true, maxSockets: 200 });
	let from = 0;
	const send = (path: string, body: string) => {
		from += 1;
		const forwarded = `2001:db8:${(from >> 16).toString(16)}:${(from & 0xffff).toString(16)}::1`;
		return timed(agent, product.url + path, { 'content-type': 'application/json', 'x-forwarded-for': forwarded }, body);
	};
	return {
		...product,
		post: (path, fields) => send(path, JSON.stringify(fields)),
		signIn: (email, password = 'not the password') => {
			return send('/api/auth/sign-in', JSON.stringify({ email, password }));
		},
		stop: async () => {
			agent.destroy();
			await product.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function fill(url: string, accounts: number): Promise<void> {
	const db = await openDatabase({ url });
	await migrate(db);
	const hash = await hashPassword(PASSWORD);
	const sql = `INSERT INTO accounts (id, email, password_hash, confirmed_at, created_at, updated_at) VALUES (?, ?, ?, 0, 0, 0)`;
	await db.write(Array.from({ length: accounts }, (_, n) => ({ sql, args: [`id${n}`, knownAddress(n), hash] })));
	db.close();
}

function timed(agent: Agent, url: string, headers: Record<string, string>, body: string): Promise<Reply> {
	return new Promise((resolve, reject) => {
		const began = performance.now();
		const outgoing = request(url, { method: 'POST', agent, headers }, (incoming) => {
			incoming.resume().on('end', () => resolve({ status: incoming.statusCode ?? 0, ms: performance.now() - began }));
		});
		outgoing.on('error', reject).end(body);
	});
}
