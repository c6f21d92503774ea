import type { SectionId } from '#engine/types';
import { contentWords } from '../content-words.ts';
import type { Desk, EvalRow } from '../desk.ts';
import { type Figure, type Metric, percent, type Worst } from '../metric.ts';
import { quoteRow, sectionText } from '../sections.ts';
import { nextOf } from '../sets.ts';
import { firstSentence } from '../spoil.ts';

interface RequirementRow extends EvalRow {
	readonly requirements: readonly string[];
}

const DEMANDS: readonly SectionId[] = ['constraints', 'steps', 'tests', 'deliverables'];

type TextFor = (row: RequirementRow, index: number) => string;

const FRAME =
	/\b(?:does|do|is|are|did|has|have|generated|text|output|response|answer|given|input|content|each|provided|required|following|correct|correctly|appropriate|valid|reasonable)\b/gi;

/** What others checked answers for can be found in what the result demands. */
export const infoBench: Metric = {
	id: 'infobench',
	title: 'Requirement coverage',
	definition:
		'InFoBench takes each instruction apart into yes/no questions about the answer. A question is covered when at least half of its content words (without the frame "does the generated text") stand in Constraints, What to do, Acceptance tests or Deliverables. Reported besides: with the Intent, which is the one home of the task itself.',
	measure: (desk) => {
		const textOf =
			(...ids: SectionId[]): TextFor =>
			(row) =>
				sectionText(desk.result(row.prompt), ids);
		const rules = measureParts(desk, 'requirements covered', textOf(...DEMANDS));
		const all = measureParts(desk, 'with the intent', textOf('intent', ...DEMANDS));
		return [rules, { ...all, target: null, worst: [], controls: [] }];
	},
};

function measureParts(desk: Desk, label: string, textFor: TextFor): Figure {
	const rows = desk.rows<RequirementRow>('infobench');
	const { value, count, worst } = coverage(rows, textFor);
	return {
		label,
		set: 'infobench',
		count,
		value,
		unit: '%',
		target: { op: '>=', bound: 88 },
		worst,
		controls: [
			{ name: 'first sentence only', value: coverage(rows, (row) => firstSentence(row.prompt)).value },
			{
				name: "another prompt's output",
				value: coverage(rows, (_, index) => textFor(nextOf(rows, index), index)).value,
			},
		],
	};
}

function coverage(rows: readonly RequirementRow[], textFor: TextFor) {
	let [count, covered] = [0, 0];
	const worst: Worst[] = [];
	for (const [index, row] of rows.entries()) {
		const words = contentWords(textFor(row, index));
		for (const question of row.requirements) {
			const wanted = [...contentWords(question.replace(FRAME, ' '))];
			if (wanted.length === 0) continue;
			count++;
			if (wanted.filter((word) => words.has(word)).length * 2 >= wanted.length) covered++;
			else worst.push({ row: quoteRow(row), reason: `not covered: ${question}` });
		}
	}
	return { count, value: percent(covered, count), worst };
}
