import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface AskedOptions {
	readonly challenge: string;
	readonly rp?: { readonly id?: string };
	readonly rpId?: string;
	readonly user?: { readonly id: string };
}

/** Ways in which a test makes the authenticator deviate. */
export interface Otherwise {
	readonly origin?: string;
	readonly rpId?: string;
	readonly challenge?: string;
	readonly type?: string;
	/** The person is present, but not verified by face, finger or code. */
	readonly isUnverified?: boolean;
	readonly counter?: number;
	readonly signsWith?: KeyObject;
	readonly userHandle?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A software authenticator with one passkey, which makes the responses that a browser sends. */
export function newAuthenticator(origin = 'http://ploop.test') {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const id = randomBytes(32);
	let userHandle = '';
	let counter = 0;

	const clientData = (type: string, { challenge }: AskedOptions, otherwise: Otherwise): Buffer =>
		Buffer.from(
			JSON.stringify({
				type: otherwise.type ?? type,
				challenge: otherwise.challenge ?? challenge,
				origin: otherwise.origin ?? origin,
				crossOrigin: false,
			}),
		);

	function authenticatorData(rpId: string, otherwise: Otherwise, key = Buffer.alloc(0)): Buffer {
		counter = otherwise.counter ?? counter + 1;
		const flags = PRESENT | (otherwise.isUnverified ? 0 : VERIFIED) | (key.length > 0 ? HAS_KEY : 0);
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		return Buffer.concat([sha256(Buffer.from(otherwise.rpId ?? rpId)), Buffer.from([flags]), count, key]);
	}

	const credential = { id: encoded(id), rawId: encoded(id), type: 'public-key', clientExtensionResults: {} };

	return {
		/** Answers the options for a new passkey. */
		register(options: AskedOptions, otherwise: Otherwise = {}) {
			userHandle = options.user?.id ?? '';
			const length = Buffer.alloc(2);
			length.writeUInt16BE(id.length);
			const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
			const authData = authenticatorData(options.rp?.id ?? '', otherwise, key);
			const attestationObject = cbor(
				new Map<Cbor, Cbor>([
					['fmt', 'none'],
					['attStmt', new Map()],
					['authData', authData],
				]),
			);
			const clientDataJSON = encoded(clientData('webauthn.create', options, otherwise));
			const response = { clientDataJSON, attestationObject: encoded(attestationObject), transports: ['internal'] };
			return { ...credential, response };
		},
		/** Answers the options for a sign-in. */
		answer(options: AskedOptions, otherwise: Otherwise = {}) {
			const client = clientData('webauthn.get', options, otherwise);
			const authData = authenticatorData(options.rpId ?? '', otherwise);
			const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), otherwise.signsWith ?? privateKey);
			const response = {
				clientDataJSON: encoded(client),
				authenticatorData: encoded(authData),
				signature: encoded(signature),
				userHandle: otherwise.userHandle ?? userHandle,
			};
			return { ...credential, response };
		},
	};
}

export type Authenticator = ReturnType<typeof newAuthenticator>;

const encoded = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** An ES256 key in COSE's form (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
	const { x = '', y = '' } = key.export({ format: 'jwk' });
	return cbor(
		new Map<Cbor, Cbor>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, Buffer.from(x, 'base64url')],
			[-3, Buffer.from(y, 'base64url')],
		]),
	);
}

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

/** Encodes the part of CBOR (RFC 8949) that an authenticator needs. */
function cbor(value: Cbor): Buffer {
	if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
	if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
	if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
	return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

function head(kind: number, amount: number): Buffer {
	const first = kind << 5;
	if (amount < 24) return Buffer.from([first | amount]);
	return amount < 256 ? Buffer.from([first | 24, amount]) : Buffer.from([first | 25, amount >> 8, amount & 0xff]);
}
