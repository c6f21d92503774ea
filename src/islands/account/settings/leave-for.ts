import { signIn } from '#auth-astro/client';
import type { ApiRefusal } from '#islands/account-api.ts';

/** Goes to a provider, which sends the visitor back to the settings; a refusal comes back in the address. */
export async function leaveFor(provider: string): Promise<ApiRefusal | null> {
	try {
		await signIn(provider, { callbackUrl: '/settings' });
		return null;
	} catch {
		const message = document.body.dataset['saysOffline'] ?? '';
		return { code: 'offline', message, field: null, status: 0 };
	}
}
