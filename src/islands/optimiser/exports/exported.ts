import type { ReviseResponse } from '#contract/revise';
import type { TemplateSource } from '#contract/templates';

/** What an export holds: the result as it is on the page, with the text and options it was made from. */
export interface Exported {
	readonly source: TemplateSource;
	readonly madeAt: Date;
	readonly answer: Pick<
		ReviseResponse,
		'optimised_prompt' | 'intent' | 'ledger' | 'operations' | 'assumptions' | 'score'
	>;
}
