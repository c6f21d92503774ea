import { startRegistration } from '@simplewebauthn/browser';
import type { PasskeyOptions } from '#contract/passkeys';
import type { PasskeyItem } from '#contract/ways-in';
import { type ApiRefusal, callApi } from '#islands/account-api.ts';

type BrowserOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

interface Wish {
	readonly name: string;
	/** Password of the account; empty where it has none. */
	readonly password: string;
}

/** Has the browser make a passkey and the server store it. Returns `left` when the visitor closed the browser's dialog. */
export async function makePasskey({ name, password }: Wish): Promise<PasskeyItem | ApiRefusal | 'left'> {
	const asked = await callApi<PasskeyOptions>('POST', '/api/account/passkeys/options', { password });
	if (!asked.isOk) return asked.refusal;
	let made: Awaited<ReturnType<typeof startRegistration>>;
	try {
		made = await startRegistration({ optionsJSON: asked.answer.options as unknown as BrowserOptions });
	} catch {
		return 'left';
	}
	const { id, rawId, type, response } = made;
	const { clientDataJSON, attestationObject, transports = [] } = response;
	const body = { name, response: { id, rawId, type, response: { clientDataJSON, attestationObject, transports } } };
	const kept = await callApi<PasskeyItem>('POST', '/api/account/passkeys', body);
	return kept.isOk ? kept.answer : kept.refusal;
}

/** Passkeys do not work on IP addresses. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
