import type { Brief } from './brief.ts';

const AT_MOST = 6;

/** What the person may still settle: conflicts first, then options that gave way, then open questions. */
export function findRefinements(brief: Brief, overruled: readonly string[]): string[] {
	const shown = new Set(brief.gaps.map(({ rule }) => rule));
	const questions = brief.slots
		.filter(({ filledBy, question }) => filledBy === undefined && question !== undefined)
		.filter(({ name }) => !shown.has(`gap.${name}`))
		.map(({ question }) => question ?? '');
	return [...new Set([...brief.reading.conflicts, ...overruled, ...unusedOptions(brief), ...questions])].slice(
		0,
		AT_MOST,
	);
}

function unusedOptions({ modifiers, task }: Brief): string[] {
	const unused: string[] = [];
	if (modifiers.archetype?.length && !task.hasViewpoint)
		unused.push(`The viewpoint was left out: it does not help with ${task.label}.`);
	if (modifiers.codeRigor !== 'off' && !task.takesCodeRigor)
		unused.push(`The code rigour option was left out: it does not apply to ${task.label}.`);
	return unused;
}
