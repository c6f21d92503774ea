import { expect, it } from 'vitest';
import { linearModel } from '#engine/learned/linear-model';
import { read } from '#engine/reading/read';
import type { TaskTypeId } from '#engine/task-model';
import { classifyTask } from '#engine/tasks/classify';
import { foldOf, judgedOutOfFold } from '#scripts/train/folds';
import { rowsOf } from './rows.ts';

/** The first reading loads the language tables, which takes seconds when every core is busy. */
const SLOW_MACHINE_MS = 60_000;

interface Row {
	readonly category: string;
	readonly prompt: string;
}

const KNOWLEDGE: readonly TaskTypeId[] = [
	'fact_qa',
	'explain_teach',
	'howto',
	'advice_decision',
	'compare_evaluate',
	'brainstorm',
	'plan_schedule',
	'research_synthesis',
	'article_essay',
	'learning_material',
	'system_design',
];
const PROGRAMS: readonly TaskTypeId[] = [
	'code_write',
	'code_debug',
	'code_review_refactor',
	'data_analysis',
	'system_design',
];
const TEXTS: readonly TaskTypeId[] = [
	'fiction_creative',
	'article_essay',
	'email_message',
	'marketing_copy',
	'business_doc',
	'career_doc',
	'brainstorm',
	'edit_rewrite',
	'compare_evaluate',
];

/** The sets label far more coarsely than the engine: each label stands for the types it may mean. */
const MEANS: Readonly<Record<string, readonly TaskTypeId[]>> = {
	writing: TEXTS,
	roleplay: ['roleplay_dialog', 'fiction_creative'],
	reasoning: ['math_reasoning', 'fact_qa', 'classify_label', 'explain_teach'],
	math: ['math_reasoning'],
	coding: PROGRAMS,
	extraction: ['extract_structure', 'classify_label', 'data_analysis', 'compare_evaluate'],
	stem: KNOWLEDGE,
	humanities: KNOWLEDGE,
	generic: KNOWLEDGE,
	knowledge: KNOWLEDGE,
	'common-sense': KNOWLEDGE,
	fermi: ['math_reasoning', 'fact_qa', 'explain_teach'],
	counterfactual: ['fiction_creative', 'explain_teach', 'fact_qa', 'brainstorm'],
	creative_writing: [...TEXTS.filter((id) => id !== 'compare_evaluate'), 'roleplay_dialog', 'image_prompt'],
};

const typeOf = ({ prompt }: Row) => classifyTask(read(prompt)).id;

function shareRight(rows: readonly Row[], told: (row: Row) => TaskTypeId = typeOf): number {
	const right = rows.filter((row) => MEANS[row.category]?.includes(told(row)));
	return right.length / rows.length;
}

it(
	'short benchmark questions, none of them trained on, are told apart in at least 92 of 100 cases',
	() => {
		expect(shareRight(rowsOf<Row>('mt-vicuna'))).toBeGreaterThanOrEqual(0.92);
	},
	SLOW_MACHINE_MS,
);

it(
	'real prompts in many languages fall on the right one of three sides in at least 80 of 100 cases, each judged unseen',
	() => {
		const models = judgedOutOfFold('kinds').map(linearModel);
		const unseen = ({ prompt }: Row) =>
			classifyTask(read(prompt), (text) => models[foldOf(prompt)]?.judge(text) ?? []).id;
		expect(shareRight(rowsOf<Row>('arena-v2'), unseen)).toBeGreaterThanOrEqual(0.8);
	},
	SLOW_MACHINE_MS,
);
