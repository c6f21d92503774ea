import type { PlanCatalogue } from '#contract/plans';
import { formatPence } from '#islands/account/billing/money.ts';
import { fillNames } from './fill-names.ts';

/** The numbers of plans.yaml that copy may quote. */
export interface PlanFigures {
	readonly quota: Pick<PlanCatalogue['quota'], 'period'>;
	readonly free: Pick<PlanCatalogue['free'], 'pricePence' | 'limit'>;
	readonly pro: { readonly monthly: { readonly pence: number }; readonly annual: { readonly pence: number } };
}

const MONTHS = 12;

export const PLAN_FIGURE_NAMES = [
	'free',
	'monthly',
	'annual',
	'annualPerMonth',
	'saving',
	'annualLess',
	'freeLimit',
	'period',
] as const;

/** The value of each name, as written in texts. */
export function planFigures(plans: PlanFigures): Readonly<Record<(typeof PLAN_FIGURE_NAMES)[number], string>> {
	const { monthly, annual } = plans.pro;
	return {
		free: formatPence(plans.free.pricePence),
		monthly: formatPence(monthly.pence),
		annual: formatPence(annual.pence),
		annualPerMonth: formatPence(Math.round(annual.pence / MONTHS)),
		saving: String(Math.round(100 - (100 * annual.pence) / (MONTHS * monthly.pence))),
		annualLess: formatPence(MONTHS * monthly.pence - annual.pence),
		freeLimit: String(plans.free.limit),
		period: plans.quota.period,
	};
}

/** Fills in {names} of figures; an unknown name is an editor's slip and fails the build. */
export function fillPlanFigures(text: string, plans: PlanFigures): string {
	return fillNames(text, planFigures(plans));
}
