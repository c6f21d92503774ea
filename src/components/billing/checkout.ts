import { showView } from '#components/forms/show-view.ts';
import type { CheckoutPlan } from '#contract/plans';
import { type ApiRefusal, callApi } from '#islands/account-api.ts';
import { isHinted } from '#islands/account-state/signed-in-hint.ts';

/** Long enough to read that the checkout failed; a link to go on is shown meanwhile. */
const PRICING_AFTER_MS = 1400;
const PLANS: readonly string[] = ['pro_monthly', 'pro_annual'] satisfies CheckoutPlan[];
/** Where the payment page leads back to. */
const RETURN_TO = '/billing/success';

/**
 * Opens the payment page for the plan in the address. This page is replaced in the history, so that Back from there comes
 * to where the plan was chosen and no second checkout is begun.
 */
export function startCheckout(): void {
	const plan = new URLSearchParams(location.search).get('plan') ?? 'pro_monthly';
	if (!PLANS.includes(plan)) showView('unknown');
	else if (isHinted()) void openCheckout(plan);
	else signUpFirst(plan);
}

async function openCheckout(plan: string): Promise<void> {
	const body = { plan, returnTo: new URL(RETURN_TO, location.origin).href };
	const outcome = await callApi<{ readonly url: string }>('POST', '/api/checkout/session', body);
	if (outcome.isOk) location.replace(outcome.answer.url);
	else showRefusal(outcome.refusal, plan);
}

function showRefusal(refusal: ApiRefusal, plan: string): void {
	if (refusal.status === 401) signUpFirst(plan);
	else if (refusal.code === 'already_subscribed') showView('already');
	else if (refusal.code === 'unknown_plan') showView('unknown');
	else leaveForPricing(refusal);
}

/** The server's sentence; without an answer of this server, the page's own. */
function leaveForPricing({ code, message }: ApiRefusal): void {
	const view = showView('problem');
	const place = view?.querySelector<HTMLElement>('[data-reason]');
	if (place && code !== 'offline' && code !== 'unreadable') place.textContent = message;
	const href = view?.querySelector('a')?.href;
	setTimeout(() => location.replace(href ?? '/pricing'), PRICING_AFTER_MS);
}

function signUpFirst(plan: string): void {
	const next = `/checkout?${new URLSearchParams({ plan })}`;
	location.replace(`/signup?${new URLSearchParams({ next })}`);
}
