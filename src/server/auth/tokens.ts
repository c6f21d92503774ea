import { createHash } from 'node:crypto';
import { randomBytes } from '../random-bytes.ts';

/** 256 random bits in 43 characters that need no escaping in a cookie, a header or an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const API_TOKEN_PREFIX = 'ploop_';

/** Only the hash of a token is stored: a copy of the database gives no access. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
