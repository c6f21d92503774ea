import { z } from 'zod';
import { insertStep, type StepPurpose } from '#db/sign-in-steps';
import { hashOfToken, newToken } from '../auth/tokens.ts';
import type { Runtime } from '../runtime.ts';

type Purpose = Extract<StepPurpose, `passkey-${string}`>;

/** Creates a challenge for one answer within ten minutes, and stores its hash. */
export async function newChallenge(
	{ db, now }: Runtime,
	purpose: Purpose,
	accountId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
	const challenge = newToken();
	await db.write([insertStep({ tokenHash: hashOfToken(challenge), purpose, accountId, now: now() })]);
	return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

const ClientData = z.object({ challenge: z.string().min(1).max(100) });

/** The challenge in a browser's response, which the response's signature covers; null if it is malformed. */
export function stepOf(
	clientDataJson: string,
	purpose: Purpose,
	now: Date,
): { readonly tokenHash: string; readonly purpose: Purpose; readonly now: Date } | null {
	try {
		const { challenge } = ClientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')));
		return { tokenHash: hashOfToken(challenge), purpose, now };
	} catch {
		return null;
	}
}
