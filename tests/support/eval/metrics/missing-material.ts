import type { Desk, EvalRow } from '../desk.ts';
import { type Figure, type Metric, percent, reported } from '../metric.ts';

interface InputRow extends EvalRow {
	/** The passage that the instruction is about; empty if it needs none. */
	readonly input: string;
}

const SETS = ['user_oriented', 'seed_tasks'] as const;

const WHICH_ONE = /^which\b.{1,60}\b(?:is|are) meant\b|^which\b.{0,40}\b(?:text|code|data|passage|problem)\b/i;

/** Checks that the engine asks for a missing passage, and not for one that is in the request. */
export const missingMaterial: Metric = {
	id: 'material',
	title: 'Missing material',
	definition:
		'Self-instruct rows whose first instance has an input need one: alone, their instruction lacks it. Asked for: the first result is a question which one is meant, or one that offers to paste it. Reported besides: instructions given with their input that are asked for it.',
	measure: (desk) => {
		const rows = SETS.flatMap((set) => desk.rows<InputRow>(set));
		const needing = rows.filter(({ input }) => input.trim() !== '');
		const asked = rows.filter(({ prompt }) => isAskedFor(desk, prompt));
		const rightly = asked.filter((row) => needing.includes(row)).length;
		const complete = needing.filter((row) => isAskedFor(desk, withInput(row))).length;
		return [
			figure('asked for, and needed', asked.length, rightly),
			figure('needed, and asked for', needing.length, rightly),
			figure('asked for although it is attached', needing.length, complete),
		];
	},
};

const withInput = ({ prompt, input }: InputRow): string => `${prompt}\n\n${input}`.slice(0, 4000);

function isAskedFor(desk: Desk, prompt: string): boolean {
	const first = desk.first(prompt);
	return (
		first.outcome === 'clarify' &&
		first.clarification.questions.some(
			({ question, options }) => WHICH_ONE.test(question) || options.some((option) => /\bpaste\b/i.test(option)),
		)
	);
}

const figure = (label: string, count: number, part: number): Figure =>
	reported(label, SETS.join(' + '), count, percent(part, count));
