import type { TaskTypeId } from '#engine/task-model';

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
];

/** The engine's task types that each label of the sets may mean, because the sets' labels are much coarser. */
export const MEANS: Readonly<Record<string, readonly TaskTypeId[]>> = {
	writing: [...TEXTS, 'compare_evaluate'],
	roleplay: ['roleplay_dialog', 'fiction_creative'],
	reasoning: ['math_reasoning', 'fact_qa', 'classify_label', 'explain_teach'],
	// "How can I dilute boiling water to 95 degrees?" also asks how to do something.
	math: ['math_reasoning', 'howto'],
	// "How do I gather tensors with torch?" is labelled by its field but asks how to do something.
	coding: [...PROGRAMS, 'howto'],
	extraction: ['extract_structure', 'classify_label', 'data_analysis', 'compare_evaluate'],
	stem: KNOWLEDGE,
	humanities: KNOWLEDGE,
	generic: KNOWLEDGE,
	knowledge: KNOWLEDGE,
	'common-sense': KNOWLEDGE,
	fermi: ['math_reasoning', 'fact_qa', 'explain_teach'],
	counterfactual: ['fiction_creative', 'explain_teach', 'fact_qa', 'brainstorm'],
	creative_writing: [...TEXTS, 'roleplay_dialog', 'image_prompt'],
	open_qa: [...KNOWLEDGE, 'classify_label', 'math_reasoning'],
	general_qa: KNOWLEDGE,
	closed_qa: [...KNOWLEDGE, 'extract_structure'],
	information_extraction: ['extract_structure', 'summarise', 'fact_qa', 'explain_teach', 'classify_label'],
	summarization: ['summarise', 'extract_structure', 'explain_teach', 'fact_qa'],
	brainstorming: ['brainstorm', 'plan_schedule', 'howto', 'fact_qa', 'advice_decision', 'compare_evaluate'],
	classification: ['classify_label', 'compare_evaluate', 'fact_qa'],
};
