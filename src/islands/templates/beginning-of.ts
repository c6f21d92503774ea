import type { TemplateSource } from '#contract/templates';

const HEADING = 'Additional context:';

/**
 * The text to begin anew with: the rough text, and under it what was answered beside the result, as answers to a question
 * before a result stand in it too. A line that was taken has no answer and stands as it is.
 */
export function beginningOf({ raw, answers }: TemplateSource): string {
	if (answers.length === 0) return raw;
	const lines = answers.map(({ question, answer }) => (answer === '' ? question : `${question} ${answer}`));
	return [raw, ...(raw.includes(`\n\n${HEADING}`) ? [] : [`\n${HEADING}`]), ...lines].join('\n');
}
