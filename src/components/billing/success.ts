import { showView } from '#components/forms/show-view.ts';
import { callApi } from '#islands/account-api.ts';
import { $account } from '#islands/account-state/account.store.ts';
import { refreshAccount } from '#islands/account-state/ask-account.ts';
import { tellOtherTabs } from '#islands/account-state/other-tabs.ts';
import { isHinted } from '#islands/account-state/signed-in-hint.ts';
import { leaveToast } from '#islands/toast/left-toast.ts';

const ASK_EVERY_MS = 2000;
const ASK_FOR_MS = 20_000;
const BILLING_AFTER_MS = 1000;
/** The server's error code for a payment of another account. */
const NOT_YOURS = [400, 403, 404];

/** The page after a payment: has the payment looked up, then reads the account until it is Pro. */
export async function startSuccess(): Promise<void> {
	const session = new URLSearchParams(location.search).get('session_id');
	document.querySelector('[data-again]')?.addEventListener('click', () => {
		showView('waiting');
		void waitForPro(session);
	});
	await waitForPro(session);
}

async function waitForPro(session: string | null): Promise<void> {
	if (!isHinted()) {
		askToLogIn();
		return;
	}
	const isForeign = session !== null && (await confirm(session)) === 'foreign';
	if (isForeign) showView('foreign');
	else await askUntilPro();
}

/** A payment that could not be looked up is no fault: the account is read in any case. */
async function confirm(session: string): Promise<'foreign' | 'asked'> {
	const outcome = await callApi('POST', '/api/billing/confirm', { session_id: session });
	return !outcome.isOk && NOT_YOURS.includes(outcome.refusal.status) ? 'foreign' : 'asked';
}

async function askUntilPro(): Promise<void> {
	for (let waited = 0; waited <= ASK_FOR_MS; waited += ASK_EVERY_MS) {
		await refreshAccount();
		const state = $account.get();
		if (state.kind === 'signedIn' && state.account.isPro) {
			goToBilling();
			return;
		}
		if (state.kind === 'signedOut') {
			askToLogIn();
			return;
		}
		await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
	}
	showView('late');
}

/** Replaced in the history: Back leads to where Pro was chosen, not to a payment that is done. */
function goToBilling(): void {
	tellOtherTabs();
	const view = showView('done');
	leaveToast({ message: view?.closest<HTMLElement>('[data-welcome]')?.dataset['welcome'] ?? '' });
	const href = view?.querySelector('a')?.href;
	setTimeout(() => location.replace(href ?? '/account/billing'), BILLING_AFTER_MS);
}

/** Logging in leads back here. */
function askToLogIn(): void {
	const link = showView('signedOut')?.querySelector('a');
	const next = new URLSearchParams({ next: location.pathname + location.search });
	link?.setAttribute('href', `${link.getAttribute('href')}?${next}`);
}
