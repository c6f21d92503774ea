import type { OverviewCopy } from '#copy/account-copy';
import { showToast } from '../toast/toast.ts';

/** Long enough to read the message, and for the payment to reach the server. */
const RELOAD_AFTER_MS = 1000;

/** After a payment the checkout comes back with `?status=success`: shows a message once, then loads the page again. */
export function welcomePayment({ title, message }: OverviewCopy['paid']): void {
	const url = new URL(location.href);
	if (url.searchParams.get('status') !== 'success') return;
	url.searchParams.delete('status');
	history.replaceState(history.state, '', url);
	showToast({ title, message });
	setTimeout(() => location.reload(), RELOAD_AFTER_MS);
}
