import { say } from '#engine/locales/say';

/** A rule of the person as a test, quoted as it stands. */
export const ruleMet = (rule: string, code: string): string => say(code, 'Rule met: {rule}.', { rule });

/** Whether a test only quotes its rule. */
export function isRuleQuoted(test: string, code: string): boolean {
	const [before = '', after = ''] = ruleMet('\n', code).split('\n');
	return test.startsWith(before) && test.endsWith(after);
}
