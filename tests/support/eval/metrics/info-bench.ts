import { contentWords } from '../content-words.ts';
import type { Desk, EvalRow } from '../desk.ts';
import { type Metric, percent, type Worst } from '../metric.ts';
import { quoteRow, ruleLines } from '../sections.ts';

interface RequirementRow extends EvalRow {
	readonly requirements: readonly string[];
}

const FRAME =
	/\b(?:does|do|is|are|did|has|have|generated|text|output|response|answer|given|input|content|each|provided|required|following|correct|correctly|appropriate|valid|reasonable)\b/gi;

/** The share of annotated requirements that have their own line in the result. */
export const infoBench: Metric = {
	id: 'infobench',
	title: 'Requirements',
	definition:
		'InFoBench takes each instruction apart into yes/no questions about the answer. A question stands as a rule of its own when one line of Constraints & Safety holds at least half of its content words (without the frame "does the generated text"). A report: many of the questions are about the task itself, whose home is the Intent.',
	measure: (desk) => {
		const { count, stated, worst } = requirementsOf(desk);
		return [
			{
				label: 'requirements that stand as a rule of their own',
				set: 'infobench',
				count,
				value: percent(stated, count),
				unit: '%',
				target: null,
				worst,
				controls: [],
			},
		];
	},
};

function requirementsOf(desk: Desk) {
	let [count, stated] = [0, 0];
	const worst: Worst[] = [];
	for (const row of desk.rows<RequirementRow>('infobench')) {
		const lines = ruleLines(desk.result(row.prompt)).map(contentWords);
		for (const question of row.requirements) {
			const wanted = [...contentWords(question.replace(FRAME, ' '))];
			if (wanted.length === 0) continue;
			count++;
			if (lines.some((words) => wanted.filter((word) => words.has(word)).length * 2 >= wanted.length)) stated++;
			else worst.push({ row: quoteRow(row), reason: `no rule of its own: ${question}` });
		}
	}
	return { count, stated, worst };
}
