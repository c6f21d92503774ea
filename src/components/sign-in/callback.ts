import { takeQuery } from '#components/forms/take-query.ts';
import type { ConfirmResponse } from '#contract/auth';
import { safeNext } from '#contract/next-target';
import { type ApiRefusal, callApi } from '#islands/account-api.ts';
import { tellOtherTabs } from '#islands/account-state/other-tabs.ts';
import { leaveToast } from '#islands/toast/left-toast.ts';

const NO_CODE_MS = 1000;
const FAILED_MS = 1500;
const SIGN_UP = '/signup';

interface Link {
	readonly token: string;
	readonly next: string;
}

/** The page of the confirmation link: confirms the address, shows the outcome, and goes on. */
export function startCallback(): void {
	const page = document.querySelector<HTMLElement>('#callback');
	if (!page) return;
	const query = takeQuery();
	const token = query.get('code') ?? query.get('token_hash');
	const next = safeNext(query.get('next'));
	if (token) void confirm(page, { token, next });
	else say(page, page.dataset['noCode'], { href: next, afterMs: NO_CODE_MS });
}

async function confirm(page: HTMLElement, link: Link): Promise<void> {
	const outcome = await callApi<ConfirmResponse>('POST', '/api/auth/confirm', link);
	if (outcome.isOk && outcome.answer.needsCode) {
		say(page, page.dataset['success'], {
			href: `/auth/code?${new URLSearchParams({ next: outcome.answer.next })}`,
			afterMs: 0,
		});
		return;
	}
	if (outcome.isOk) {
		tellOtherTabs();
		leaveToast({ message: page.dataset['confirmed'] ?? '' });
		say(page, page.dataset['success'], { href: outcome.answer.next, afterMs: 0 });
		return;
	}
	const message = outcome.refusal.message || page.dataset['failed'];
	if (isWorthAnother(outcome.refusal)) offerRetry(page, message, link);
	else say(page, message, { href: SIGN_UP, afterMs: FAILED_MS });
}

/** The link was not used, so it still works. */
const isWorthAnother = ({ status }: ApiRefusal): boolean => status === 0 || status === 429 || status >= 500;

function offerRetry(page: HTMLElement, message: string | undefined, link: Link): void {
	const button = page.querySelector<HTMLElement>('[data-retry]');
	say(page, message);
	if (!button) return;
	button.hidden = false;
	button.addEventListener(
		'click',
		() => {
			button.hidden = true;
			void confirm(page, link);
		},
		{ once: true },
	);
}

/** The page is replaced in the history, so that Back does not come to a link that is used up. */
function say(page: HTMLElement, message = '', target?: { readonly href: string; readonly afterMs: number }): void {
	const place = page.querySelector('[data-scene-text]');
	if (place) place.textContent = message;
	if (!target) return;
	const link = page.querySelector<HTMLAnchorElement>('[data-go-on]');
	if (link) {
		link.href = target.href;
		link.hidden = false;
	}
	setTimeout(() => location.replace(target.href), target.afterMs);
}
