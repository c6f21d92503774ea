import type { AnswerCheck } from '../review-model.ts';

/**
 * The message that asks the model to correct only what failed; null when nothing failed.
 *
 * @param code language of the request, whose words are quoted; the rest is in English
 */
export function writeRepair(checks: readonly AnswerCheck[], code = 'en'): string | null {
	const failed = checks.filter(({ verdict }) => verdict === 'fail');
	if (failed.length === 0) return null;
	const language = code === 'en' ? '' : ' Stay in the language of your answer.';
	return [
		`Your last answer breaks ${failed.length === 1 ? 'one rule' : `${failed.length} rules`} of my request. Correct only this:`,
		'',
		...failed.map(({ rule, finding }) => `- My rule: "${oneLine(rule)}". What I found: ${finding}`),
		'',
		`Keep everything else as it is, and keep to all other rules of my request.${language} Reply with the whole corrected answer and nothing around it.`,
	].join('\n');
}

const oneLine = (rule: string): string =>
	rule
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/[.,;:]$/, '')
		.replaceAll('"', "'");
