import type { ReviseResponse } from '#contract/revise';
import type { TemplateSource } from '#contract/templates';

/** What is taken away: the result as it stands on the page, and what it was made from. */
export interface Exported {
	readonly source: TemplateSource;
	readonly madeAt: Date;
	readonly answer: Pick<
		ReviseResponse,
		'optimised_prompt' | 'intent' | 'ledger' | 'operations' | 'assumptions' | 'score'
	>;
}
