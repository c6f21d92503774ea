import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { isEqualInConstantTime } from '../keyed-hash.ts';

const run = promisify(argon2);

interface Cost {
	/** In KiB. */
	readonly memory: number;
	readonly passes: number;
	readonly lanes: number;
}

/** OWASP's figures for argon2id: about 50 ms of one core and 19 MiB each. */
const COST: Cost = { memory: 19_456, passes: 2, lanes: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Largest cost that a stored hash may ask of this machine. */
const MOST_MEMORY = 1_048_576;

/** Normalised (NFC), because keyboards differ: one composes é, another puts the accent after the e. */
const composed = (password: string): string => password.normalize('NFC');

/** Hashes a normalised password with argon2id, in PHC form. All characters count: nothing is trimmed or cut off. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
	const salt = randomBytes(SALT_BYTES);
	const tag = await tagOf(composed(password), salt, cost, TAG_BYTES);
	const { memory, passes, lanes } = cost;
	return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Whether the password matches the hash. A hash that cannot be read matches no password. */
export async function isPasswordOf(phc: string, password: string): Promise<boolean> {
	return isHashOf(phc, composed(password));
}

/** Whether the hash was made of the password exactly as typed, without normalisation, as the first release did. */
export async function isPasswordAsTyped(phc: string, password: string): Promise<boolean> {
	return composed(password) !== password && isHashOf(phc, password);
}

async function isHashOf(phc: string, letters: string): Promise<boolean> {
	const stored = readPhc(phc);
	if (stored === null) return false;
	const tag = await tagOf(letters, stored.salt, stored.cost, stored.tag.length);
	return isEqualInConstantTime(tag.toString('base64'), stored.tag.toString('base64'));
}

/** Whether a stored hash has another cost than `COST`; the password is then hashed again at the next sign-in. */
export function isOutdated(phc: string): boolean {
	const cost = readPhc(phc)?.cost;
	return cost?.memory !== COST.memory || cost.passes !== COST.passes || cost.lanes !== COST.lanes;
}

function tagOf(password: string, salt: Buffer, { memory, passes, lanes }: Cost, bytes: number): Promise<Buffer> {
	const message = Buffer.from(password, 'utf8');
	return run('argon2id', { message, nonce: salt, parallelism: lanes, tagLength: bytes, memory, passes });
}

function readPhc(phc: string): { cost: Cost; salt: Buffer; tag: Buffer } | null {
	const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/.exec(phc);
	if (form === null) return null;
	const [, memory, passes, lanes, salt = '', tag = ''] = form;
	const cost = { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) };
	if (cost.memory > MOST_MEMORY) return null;
	return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
