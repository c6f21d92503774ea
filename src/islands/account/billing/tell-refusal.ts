import type { BillingPageCopy } from '#copy/billing-copy';
import type { ApiRefusal } from '#islands/account-api.ts';
import { showToast } from '#islands/toast/toast.ts';

/** The actions of the billing page. */
export type BillingAction = 'checkout_monthly' | 'checkout_annual' | 'cancel' | 'resume' | 'switch' | 'portal';

type Errors = BillingPageCopy['errors'];

const SIGN_UP = '/signup?next=/account/billing';
/** Long enough to read the message before the page changes. */
const SIGN_UP_AFTER_MS = 1000;

/** Shows why an action failed: the server's sentence where the person can act on it, else the page's. */
export function tellRefusal(action: BillingAction, refusal: ApiRefusal, errors: Errors): void {
	if (refusal.status === 401) {
		toast(errors.signInTitle, errors.signIn);
		setTimeout(() => location.assign(SIGN_UP), SIGN_UP_AFTER_MS);
	} else if (refusal.code === 'missing_subscription') toast(errors.missingTitle, errors.missing);
	else {
		const [title, message] = wordsFor(action, errors);
		toast(title, isForPerson(refusal) ? refusal.message : message);
	}
}

function wordsFor(action: BillingAction, errors: Errors): [title: string, message: string] {
	if (action === 'cancel') return [errors.cancelTitle, errors.cancel];
	if (action === 'resume') return [errors.resumeTitle, errors.resume];
	if (action === 'switch') return [errors.switchTitle, errors.switch];
	if (action === 'portal') return [errors.portalTitle, errors.portal];
	return [errors.checkoutTitle, errors.checkout];
}

const isForPerson = ({ status }: ApiRefusal): boolean => status >= 400 && status < 500;

const toast = (title: string, message: string): void => showToast({ title, message, tone: 'destructive' });
