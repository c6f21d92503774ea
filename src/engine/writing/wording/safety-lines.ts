import type { TaskTypeId } from '#engine/task-model';
import type { Reading } from '#engine/types';

/** The line for each subject where a wrong answer can do harm. */
export const SAFETY_LINES: Readonly<Record<Reading['highStakes'][number], string>> = {
	health: 'Safety: make no diagnosis and no medical promise; say when a doctor is needed.',
	legal: 'Safety: claim no legal certainty; the law differs by place.',
	finance: 'Safety: promise no return; name the risks.',
	self_harm: 'Safety: respond with care, give no means or method, and point to a crisis line or emergency service.',
	minors: 'Safety: keep everything suitable for children.',
	security: 'Safety: only lawful, authorised use; give no working means of attack.',
};

/** Tasks that give no advice, such as sums, code and work on passages. They get a line only for direct harm. */
export const WITHOUT_ADVICE: ReadonlySet<TaskTypeId> = new Set([
	...(['math_reasoning', 'data_analysis', 'code_write', 'code_debug', 'code_review_refactor'] as const),
	...(['edit_rewrite', 'summarise', 'translate', 'extract_structure', 'classify_label', 'image_prompt'] as const),
]);

export const ADVICE_TOPICS: ReadonlySet<Reading['highStakes'][number]> = new Set(['health', 'legal', 'finance']);

export const SAFETY_TEST = 'It is clear what needs a professional.';
