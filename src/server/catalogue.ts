import content from '#content/plans.yaml';
import { PlanCatalogue } from '#contract/plans';

export type Catalogue = PlanCatalogue;

/** Prices, limits and free choices, as the editors wrote them. */
export const CATALOGUE: Catalogue = PlanCatalogue.parse(content);
