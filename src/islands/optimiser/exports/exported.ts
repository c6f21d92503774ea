import type { ReviseResponse } from '#contract/revise';
import type { TemplateSource } from '#contract/templates';

/** The content of an export: the result on the page, with the text and options it was made from. */
export interface Exported {
	readonly source: TemplateSource;
	readonly madeAt: Date;
	readonly answer: Pick<
		ReviseResponse,
		'optimised_prompt' | 'intent' | 'ledger' | 'operations' | 'assumptions' | 'score'
	>;
}
