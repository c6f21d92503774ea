import type { ReactElement, ReactNode } from 'react';

/** A plan in words, as the pricing page has it. */
export interface PlanInWords {
	readonly name: string;
	readonly price: string;
	/** What the price is for: "a month". */
	readonly per: string;
	readonly features: readonly string[];
	readonly note: string;
	readonly action: string;
	readonly badge?: string;
}

export interface PlansInWords {
	readonly free: PlanInWords & { readonly manage: string; readonly manageHref: string };
	readonly monthly: PlanInWords;
	readonly annual: PlanInWords;
}

/** The name of a plan, with a mark beside it. */
export function PlanTop({ name, children }: { readonly name: string; readonly children?: ReactNode }): ReactElement {
	return (
		<div className="plan-top">
			<h3 className="plan-name">{name}</h3>
			{children}
		</div>
	);
}

export function PlanFeatures({ features }: Pick<PlanInWords, 'features'>): ReactElement {
	return (
		<ul className="plan-features">
			{features.map((feature) => (
				<li key={feature}>
					<svg className="tick" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
						<path d="M4 10.5l4 4 8-9" />
					</svg>
					<span>{feature}</span>
				</li>
			))}
		</ul>
	);
}
