import type { Optimised } from '#engine/result-model';
import type { SectionId } from '#engine/types';

const STATED: readonly SectionId[] = ['constraints', 'tests', 'deliverables'];

/** The text of some sections of a result, by its published provenance. */
export function sectionText({ prompt, provenance }: Optimised, ids: readonly SectionId[]): string {
	return provenance
		.filter(({ section }) => ids.includes(section))
		.map(({ start, end }) => prompt.slice(start, end))
		.join('\n');
}

/** The text of the sections that list rules. */
export const surfaceOf = (result: Optimised): string => sectionText(result, STATED);

/** Name and beginning of a row, so that a person can find it. */
export const quoteRow = ({ name, prompt }: { name: string; prompt: string }): string =>
	`${name}: ${prompt.replace(/\s+/g, ' ').slice(0, 70)}`;

/** Lines under Constraints & Safety that the result marks as the person's own. */
export const ruleLines = ({ prompt, provenance }: Optimised): string[] =>
	provenance
		.filter(({ section, origin }) => section === 'constraints' && origin === 'yours')
		.map(({ start, end }) => prompt.slice(start, end));
