import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorCode } from '#contract/errors';
import { AppError } from '../errors.ts';

export interface PasswordOwner {
	readonly email: string;
	readonly name: string | null;
}

/** Words of this product, which attackers try first. */
const OUR_WORDS = ['ploop'];
/** Shorter parts of a name also occur in ordinary words, so they are ignored. */
const SHORTEST_WORD = 4;
/** Characters that must be left of a password once obvious words are taken out. */
const LEAST_LEFT = 5;

/**
 * The error code for a password of permitted length, or null. Refused are common passwords, and those that are little
 * more than the person's name, address or the product's name. Kinds of characters do not matter.
 */
export async function faultOfPassword(password: string, owner: PasswordOwner): Promise<ErrorCode | null> {
	const folded = password.normalize('NFKC').toLowerCase();
	if ((await knownPasswords()).has(folded.trim()) || isOneCharacter(folded)) return 'password_common';
	return [...withoutWords(folded, wordsOf(owner))].length < LEAST_LEFT ? 'password_guessable' : null;
}

const isOneCharacter = (text: string): boolean => new Set(text).size === 1;

const withoutWords = (text: string, words: readonly string[]): string =>
	words.reduce((left, word) => left.replaceAll(word, ''), text);

/** Longest first: taking `smith` out of `smithson` would leave letters that look like a password. */
function wordsOf({ email, name }: PasswordOwner): string[] {
	const [local = '', domain = ''] = email.split('@');
	const own = [local, domain, name ?? ''].flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
	const words = own.map((word) => word.normalize('NFKC').toLowerCase()).filter((word) => word.length >= SHORTEST_WORD);
	return [...new Set([email, ...words, ...OUR_WORDS])].sort((one, other) => other.length - one.length);
}

let list: Promise<ReadonlySet<string>> | null = null;

/** Reads the list when the first password is chosen, because most starts of a server never need it. */
function knownPasswords(): Promise<ReadonlySet<string>> {
	list ??= readFile(join(import.meta.dirname, 'data/known-passwords.txt'), 'utf8').then(
		(text) => new Set(text.split('\n')),
	);
	return list;
}

/** Throws the error of `faultOfPassword`, for the field `password`. */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
	const fault = await faultOfPassword(password, owner);
	if (fault !== null) throw new AppError(fault, { body: { field: 'password' } });
}
