import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { hashPassword, isOutdated, isPasswordOf } from './password-hash.ts';
import { keepPasswords } from './password-keeper.ts';
import { faultOfPassword } from './password-rules.ts';

const CHEAP = { memory: 64, passes: 1, lanes: 1 };
/** A hash as the first release made it, before passwords were normalised. */
async function hashAsTyped(password: string): Promise<string> {
	const nonce = Buffer.alloc(16, 7);
	const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
	const tag = await promisify(argon2)('argon2id', { message: Buffer.from(password), nonce, ...cost });
	const [salt, end] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
	return `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${end}`;
}

const ANN = { email: 'ann.wheeler@lighthouse.example', name: 'Ann Wheeler' };

describe('a password hash', () => {
	test('is argon2id at the published cost, with a salt of its own', async () => {
		const [one, other] = await Promise.all([hashPassword('a password'), hashPassword('a password')]);
		expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
		expect(one).not.toBe(other);
		expect(isOutdated(one)).toBe(false);
	});

	const letters = 'a'.repeat(72);
	test.each([
		['its first 72 bytes', `${letters}x`, `${letters}y`],
		['what comes before a NUL', 'password\0one', 'password\0two'],
		['a space at its end', 'a password', 'a password '],
		['a space at its beginning', 'a password', ' a password'],
		['capitals', 'A Password', 'a password'],
		['emoji', 'duck 🦆🦆', 'duck 🦆🦢'],
		['its 128th character', `${letters.repeat(2).slice(0, 127)}x`, `${letters.repeat(2).slice(0, 127)}y`],
	])('tells passwords apart by %s', async (_what, one, other) => {
		const phc = await hashPassword(one, CHEAP);
		expect(await isPasswordOf(phc, one)).toBe(true);
		expect(await isPasswordOf(phc, other)).toBe(false);
	});

	test.each([
		['caf\u00e9 caf\u00e9', 'cafe\u0301 cafe\u0301'],
		['\u1112\u1161\u11ab\u1100\u1173\u11af 12', '\ud55c\uae00 12'],
	])('matches letters typed composed and decomposed: %j', async (one, other) => {
		for (const [chosen, typed] of [
			[one, other],
			[other, one],
		] as const) {
			expect(await isPasswordOf(await hashPassword(chosen, CHEAP), typed)).toBe(true);
		}
	});

	test('made before passwords were normalised still matches the same letters, and is reported as outdated', async () => {
		const typed = 'cafe\u0301 cafe\u0301';
		const phc = await hashAsTyped(typed);
		expect(await keepPasswords().verify(typed, phc)).toEqual({ isRight: true, isOutdated: true });
		expect(await keepPasswords().verify('another one', phc)).toMatchObject({ isRight: false });
	});

	test('made at another cost still matches, and is reported as outdated', async () => {
		const phc = await hashPassword('a password', CHEAP);
		expect(await keepPasswords().verify('a password', phc)).toEqual({ isRight: true, isOutdated: true });
	});

	test.each([
		'',
		'a password',
		'$argon2id$v=19$m=9999999,t=2,p=1$c2FsdHNhbHRzYWx0$dGFndGFndGFndGFndGFndGFn',
		'$2b$10$abc',
	])('that is malformed or too costly matches no password: %j', async (phc) => {
		expect(await isPasswordOf(phc, 'a password')).toBe(false);
	});
});

describe('the password checker', () => {
	test('refuses an unknown account after the same work', async () => {
		expect(await keepPasswords().verify('a password', null)).toEqual({ isRight: false, isOutdated: false });
	});

	test('limits how many checks run and how many wait, and refuses the rest at once', async () => {
		const keeper = keepPasswords(2, 3);
		const results = await Promise.allSettled(Array.from({ length: 8 }, () => keeper.hash('a password')));
		expect(results.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), ...Array(3).fill('rejected')]);
		expect(results.at(-1)).toMatchObject({
			reason: { code: 'busy_signing_in', details: { headers: { 'Retry-After': '2' } } },
		});
		expect(await keeper.hash('a password')).toMatch(/^\$argon2id/);
	});
});

describe('a new password', () => {
	test.each([
		'password',
		'Password',
		'PASSWORD1',
		'12345678',
		'qwertyuiop',
		'iloveyou1',
		' password ',
		'aaaaaaaaaaaa',
		'１２３４５６７８',
	])('is refused when attackers try it first: %s', async (password) => {
		expect(await faultOfPassword(password, ANN)).toBe('password_common');
	});

	test.each([
		'ploopploop',
		'PLOOP2024',
		'annwheeler1',
		'Wheeler99',
		'lighthouse!',
		'ann.wheeler@lighthouse.example',
		'ploop-wheeler',
	])('is refused when it is the person’s or the product’s name: %s', async (password) => {
		expect(await faultOfPassword(password, ANN)).toBe('password_guessable');
	});

	test.each([
		'correct horse',
		'annoying otter',
		'ploop and a heron',
		'a wheelbarrow',
		'        x       y',
		'zorgvuldig',
		'長いパスワードです',
	])('is accepted otherwise, whatever its characters: %s', async (password) => {
		expect(await faultOfPassword(password, ANN)).toBeNull();
	});
});
