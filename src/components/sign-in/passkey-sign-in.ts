import { startAuthentication } from '@simplewebauthn/browser';
import { sayProblem } from '#components/forms/form-faults.ts';
import { showBusyButton } from '#components/forms/start-form.ts';
import type { SessionBegun } from '#contract/auth';
import type { PasskeyOptions } from '#contract/passkeys';
import { type ApiRefusal, callApi } from '#islands/account-api.ts';

/** Called once the visitor is signed in. */
type Enter = (begun: SessionBegun) => void;
type BrowserOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Offers passkeys: by a button, and in the browser's own list at the email where it has one. */
export function startPasskey(form: HTMLFormElement, enter: Enter): void {
	const button = form.querySelector<HTMLElement>('[data-passkey]');
	if (!button) return;
	button.hidden = false;
	button.addEventListener('click', async () => {
		if (button.ariaDisabled === 'true') return;
		sayProblem(form, '');
		const restore = showBusyButton(button);
		const refusal = await signIn(enter, false);
		restore();
		if (refusal) sayProblem(form, refusal === 'left' ? (button.dataset['passkey'] ?? '') : refusal.message);
	});
	void offerInList(form, enter);
}

/** Waits, for as long as the page is there, for the visitor to choose a passkey in the browser's list. If none is chosen, no error is shown. */
async function offerInList(form: HTMLFormElement, enter: Enter): Promise<void> {
	if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
	const refusal = await signIn(enter, true);
	if (refusal && refusal !== 'left') sayProblem(form, refusal.message);
}

async function signIn(enter: Enter, isInList: boolean): Promise<ApiRefusal | 'left' | null> {
	const asked = await callApi<PasskeyOptions>('POST', '/api/auth/passkey/options');
	if (!asked.isOk) return isInList ? 'left' : asked.refusal;
	let response: Awaited<ReturnType<typeof startAuthentication>>;
	try {
		const optionsJSON = asked.answer.options as unknown as BrowserOptions;
		response = await startAuthentication({ optionsJSON, useBrowserAutofill: isInList });
	} catch {
		// The list was closed, replaced by the button's request, or has no passkey: the browser does not say which.
		return 'left';
	}
	const { id, rawId, type, response: given } = response;
	const { clientDataJSON, authenticatorData, signature, userHandle } = given;
	const answer = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
	const outcome = await callApi<SessionBegun>('POST', '/api/auth/passkey', {
		response: { id, rawId, type, response: answer },
	});
	if (!outcome.isOk) return outcome.refusal;
	enter(outcome.answer);
	return null;
}
