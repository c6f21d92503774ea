import type { PlanCatalogue } from '#contract/plans';
import { fillPlanFigures } from '#copy/plan-figures';
import type { PricingCopy } from '#copy/pricing-copy';

type Cards = PricingCopy['cards'];

/** A card of pricing.yaml with its figures filled in, and what plans.yaml says of its plan. */
export type PlanOffer<Card> = Omit<Card, 'more'> & { readonly name: string; readonly features: readonly string[] };

export interface PlanOffers {
	readonly free: PlanOffer<Cards['free']>;
	readonly monthly: PlanOffer<Cards['monthly']>;
	readonly annual: PlanOffer<Cards['annual']>;
}

/** The three plans as each page that shows them draws them. */
export function planOffers({ cards }: PricingCopy, plans: PlanCatalogue): PlanOffers {
	const { free, pro } = plans;
	const fill = (text: string) => fillPlanFigures(text, plans);
	const fillCard = <Card extends object>(card: Card): Card =>
		Object.fromEntries(
			Object.entries(card).map(([name, value]) => [name, typeof value === 'string' ? fill(value) : value]),
		) as Card;
	const { more, ...freeCard } = fillCard(cards.free);
	return {
		free: { ...freeCard, name: free.label, features: [...free.features, ...more].map(fill) },
		monthly: {
			...fillCard(cards.monthly),
			name: pro.monthly.label,
			features: [...pro.features, ...pro.monthly.features].map(fill),
		},
		annual: { ...fillCard(cards.annual), name: pro.annual.label, features: pro.annual.features.map(fill) },
	};
}
