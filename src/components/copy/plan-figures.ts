import type { PlanCatalogue } from '#contract/plans';
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
	'freeLimit',
	'period',
] as const;

/** What each name stands for, as copy writes it. */
export function planFigures(plans: PlanFigures): Readonly<Record<(typeof PLAN_FIGURE_NAMES)[number], string>> {
	const { monthly, annual } = plans.pro;
	return {
		free: pounds(plans.free.pricePence),
		monthly: pounds(monthly.pence),
		annual: pounds(annual.pence),
		annualPerMonth: pounds(Math.round(annual.pence / MONTHS)),
		saving: String(Math.round(100 - (100 * annual.pence) / (MONTHS * monthly.pence))),
		freeLimit: String(plans.free.limit),
		period: plans.quota.period,
	};
}

/** Fills in {names} of figures; an unknown name is an editor's slip and fails the build. */
export function fillPlanFigures(text: string, plans: PlanFigures): string {
	return fillNames(text, planFigures(plans));
}

/** 499 is "£4.99"; 4800 is "£48". */
export function pounds(pence: number): string {
	return pence % 100 === 0 ? `£${pence / 100}` : `£${(pence / 100).toFixed(2)}`;
}
