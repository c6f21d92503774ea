import { useEffect, useRef, useState } from 'react';
import type { BillingResponse, SubscriptionResponse } from '#contract/billing';
import type { CheckoutPlan } from '#contract/plans';
import type { BillingPageCopy } from '#copy/billing-copy';
import { callApi } from '#islands/account-api.ts';
import { refreshAccount } from '#islands/account-state/ask-account.ts';
import { hearOtherTabs, tellOtherTabs } from '#islands/account-state/other-tabs.ts';
import { track } from '#islands/analytics/track.ts';
import { type Resource, useResource } from '../use-resource.ts';
import { type BillingAction, tellRefusal } from './tell-refusal.ts';

export interface Billing {
	readonly resource: Resource<BillingResponse>;
	readonly reload: () => Promise<void>;
	/** The action in progress. */
	readonly busy: BillingAction | null;
	/** Goes to the payment page. */
	readonly buy: (plan: CheckoutPlan) => Promise<void>;
	/** Goes to the page where cards are managed. */
	readonly openPortal: () => Promise<void>;
	/**
	 * Each returns the end of the period in milliseconds, or null after a refusal, which it shows. The page shows the effect at
	 * `settle`, called when the dialog has closed, because the elements around the dialog may disappear.
	 */
	readonly cancel: (id: string | null) => Promise<number | null>;
	readonly resume: (id: string | null) => Promise<number | null>;
	readonly switchTo: (plan: CheckoutPlan) => Promise<number | null>;
	readonly settle: () => Promise<void>;
}

/** Subscription and payments of the account, and the actions, one at a time. */
export function useBilling(copy: BillingPageCopy): Billing {
	const { resource, reload } = useResource<BillingResponse>('/api/billing');
	const [busy, setBusy] = useState<BillingAction | null>(null);
	const isStale = useRef(false);

	// Back may restore this page from the browser's cache after the payment page.
	useEffect(
		() =>
			hearOtherTabs(() => {
				setBusy(null);
				void reload();
			}),
		[reload],
	);

	async function ask<Answer>(action: BillingAction, path: string, body?: object): Promise<Answer | null> {
		if (busy) return null;
		setBusy(action);
		track('billing_action_clicked', { action });
		const outcome = await callApi<Answer>('POST', path, body);
		if (outcome.isOk) return outcome.answer;
		setBusy(null);
		tellRefusal(action, outcome.refusal, copy.errors);
		return null;
	}

	async function leave(action: BillingAction, path: string, body?: object): Promise<void> {
		const answer = await ask<{ readonly url: string }>(action, path, body);
		if (answer) location.assign(answer.url);
	}

	async function change(action: BillingAction, body: object): Promise<number | null> {
		const answer = await ask<SubscriptionResponse>(action, `/api/subscription/${action}`, body);
		// A switch refused because its payment failed leaves an unpaid invoice, so the data is loaded again.
		isStale.current = true;
		return answer && answer.current_period_end * 1000;
	}

	async function settle(): Promise<void> {
		if (!isStale.current) return;
		isStale.current = false;
		await Promise.all([reload(), refreshAccount()]);
		tellOtherTabs();
		setBusy(null);
	}

	return {
		resource,
		reload,
		busy,
		buy: (plan) =>
			leave(plan === 'pro_annual' ? 'checkout_annual' : 'checkout_monthly', '/api/checkout/session', {
				plan,
				returnTo: new URL('/billing/success', location.origin).href,
			}),
		openPortal: () => leave('portal', '/api/billing/portal', {}),
		cancel: (id) => change('cancel', { subscription_id: id ?? '' }),
		resume: (id) => change('resume', { subscription_id: id ?? '' }),
		switchTo: (plan) => change('switch', { plan }),
		settle,
	};
}
