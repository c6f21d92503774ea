import { z } from 'zod';

/** The parts of plans.yaml that copy may quote; the rest of the file is the server's to check. */
export const PlanFigures = z.object({
	quota: z.object({ period: z.enum(['week', 'day']) }),
	free: z.object({ limit: z.int().nonnegative() }),
	pro: z.object({ monthlyPence: z.int().positive(), annualPence: z.int().positive() }),
});
export type PlanFigures = z.infer<typeof PlanFigures>;

/** Fills `{monthly}`, `{annual}`, `{freeLimit}` and `{period}`; an unknown name is an editor's slip and fails the build. */
export function fillPlanFigures(text: string, plans: PlanFigures): string {
	const figures = new Map([
		['monthly', pounds(plans.pro.monthlyPence)],
		['annual', pounds(plans.pro.annualPence)],
		['freeLimit', String(plans.free.limit)],
		['period', plans.quota.period],
	]);
	return text.replace(/\{(\w{1,20})\}/g, (_, name: string) => {
		const figure = figures.get(name);
		if (figure === undefined) throw new Error(`"${text}" uses {${name}}; known are ${[...figures.keys()].join(', ')}.`);
		return figure;
	});
}

/** 499 is "£4.99"; 4800 is "£48". */
function pounds(pence: number): string {
	return pence % 100 === 0 ? `£${pence / 100}` : `£${(pence / 100).toFixed(2)}`;
}
