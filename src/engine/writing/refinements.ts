import { say } from '../locales/say.ts';
import { withCapital } from './as-sentence.ts';
import type { Brief } from './brief.ts';

const AT_MOST = 6;

/** What the person may still settle: conflicts first, then options that gave way, then open questions. */
export function findRefinements(brief: Brief, overruled: readonly string[]): string[] {
	const { code } = brief.reading.language;
	const shown = new Set(brief.gaps.map(({ rule }) => rule));
	const questions = (brief.guess.id === 'other' ? [] : brief.slots)
		.filter(({ filledBy, question }) => filledBy === undefined && question !== undefined)
		.filter(({ name }) => !shown.has(`gap.${name}`))
		.map(({ question }) => say(code, question ?? ''));
	return [...new Set([...brief.reading.conflicts, ...overruled, ...unusedOptions(brief), ...questions])].slice(
		0,
		AT_MOST,
	);
}

function unusedOptions({ modifiers, task, reading }: Brief): string[] {
	const { code } = reading.language;
	const label = code === 'en' ? task.label : say(code, withCapital(task.label, reading.language));
	const unused: string[] = [];
	if (modifiers.archetype?.length && !task.hasViewpoint)
		unused.push(say(code, 'The viewpoint was left out: it does not help with {task}.', { task: label }));
	if (modifiers.codeRigor !== 'off' && !task.takesCodeRigor)
		unused.push(say(code, 'The code rigour option was left out: it does not apply to {task}.', { task: label }));
	return unused;
}
