import type { TemplateSource } from '#contract/templates';

const HEADING = 'Additional context:';

/**
 * The text for running a template again: the rough text with the answers given beside the result under it, in the form of answers
 * to a question. An accepted line has no answer and is added as it is.
 */
export function beginningOf({ raw, answers }: TemplateSource): string {
	if (answers.length === 0) return raw;
	const lines = answers.map(({ question, answer }) => (answer === '' ? question : `${question} ${answer}`));
	return [raw, ...(raw.includes(`\n\n${HEADING}`) ? [] : [`\n${HEADING}`]), ...lines].join('\n');
}
