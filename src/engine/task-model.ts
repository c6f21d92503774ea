import type { Modifiers } from './modifiers.ts';
import type { Span } from './types.ts';

export const TASK_TYPE_IDS = [
	'fact_qa',
	'explain_teach',
	'howto',
	'advice_decision',
	'compare_evaluate',
	'brainstorm',
	'plan_schedule',
	'email_message',
	'career_doc',
	'business_doc',
	'marketing_copy',
	'article_essay',
	'fiction_creative',
	'edit_rewrite',
	'summarise',
	'translate',
	'extract_structure',
	'classify_label',
	'code_write',
	'code_debug',
	'code_review_refactor',
	'data_analysis',
	'math_reasoning',
	'research_synthesis',
	'learning_material',
	'system_design',
	'roleplay_dialog',
	'image_prompt',
] as const;

/** `other`: no type is likely enough, so only the generic skeleton applies. */
export type TaskTypeId = (typeof TASK_TYPE_IDS)[number] | 'other';

export interface TaskGuess {
	readonly id: TaskTypeId;
	/** 0 to 1. */
	readonly score: number;
	readonly runnerUp: TaskTypeId | null;
}

/** Something a task of this type needs to know. `ask`: cannot be assumed; `assume`: a default is stated; `optional`: a refinement. */
export interface SlotSpec {
	readonly name: string;
	readonly need: 'ask' | 'assume' | 'optional';
	/** The assumed value in the gap line: "general adult readers". Only for `assume`. */
	readonly assumption?: string;
	/** One question a person can answer in a few words. */
	readonly question?: string;
	/** Short answers to tap. */
	readonly options?: readonly string[];
}

export interface TaskType {
	readonly id: TaskTypeId;
	/** "an email or message" */
	readonly label: string;
	/** Each with the depth from which on it is given. Imperative, one action, no invented fact. */
	readonly steps: readonly { readonly depth: Modifiers['depth']; readonly text: string }[];
	/** Checks that hold for every answer of this type, beyond the person's own rules. */
	readonly tests: readonly string[];
	/** "One email: subject line, body and sign-off." */
	readonly deliverable: string;
	readonly slots: readonly SlotSpec[];
	/** Word ranges for the `length` modifier, e.g. short: "80-120 words". null where length in words makes no sense. */
	readonly lengths: Readonly<Record<'short' | 'medium' | 'long', string>> | null;
	/** Whether tone and reader level are worth a line (not for code or sums). */
	readonly hasVoice: boolean;
	/** Whether a role adds anything (not for facts, extraction, classification, translation, sums). */
	readonly hasViewpoint: boolean;
	readonly takesCodeRigor: boolean;
	/** Works on a passage that the person must supply. */
	readonly needsMaterial: boolean;
}

export interface Slot extends SlotSpec {
	/** Where the person filled it, null where a modifier did; undefined while it is open. */
	readonly filledBy?: Span | null;
}
