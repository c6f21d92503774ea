/**
 * What passes between the stages of the engine. Every offset is a UTF-16 index into the text as the person sent it:
 * normalising never changes its length, so a span is proof of where a line came from.
 */
export interface Span {
	readonly start: number;
	readonly end: number;
	/** Exactly `source.slice(start, end)` of the normalised text. */
	readonly text: string;
}

/* ---------- reading: what the person wrote ---------- */

export interface Language {
	/** ISO 639-1, e.g. `en`, `es`, `zh`. */
	readonly code: string;
	/** English name, e.g. `Spanish`. */
	readonly name: string;
	readonly direction: 'ltr' | 'rtl';
}

export type MaterialKind = 'text' | 'code' | 'data' | 'quote';

/** A passage to be worked on, not obeyed. Carried into the Source block byte for byte. */
export interface Material {
	readonly kind: MaterialKind;
	readonly span: Span;
}

export type FactKind =
	| 'number'
	| 'money'
	| 'date'
	| 'time'
	| 'duration'
	| 'name'
	| 'quote'
	| 'file'
	| 'url'
	| 'email'
	| 'code'
	| 'placeholder'
	| 'length'
	| 'format'
	| 'audience'
	| 'language'
	| 'tone'
	| 'tool'
	| 'prohibition'
	| 'requirement';

/** One thing that must survive. A `prohibition` spans its whole negated clause: "no bullet points" is kept as a unit. */
export interface Fact {
	readonly kind: FactKind;
	readonly span: Span;
	readonly negated: boolean;
}

export type ConstraintKind =
	| 'length'
	| 'count'
	| 'format'
	| 'include'
	| 'exclude'
	| 'frequency'
	| 'language'
	| 'audience'
	| 'tone'
	| 'style'
	| 'deadline'
	| 'budget'
	| 'tool'
	| 'order'
	| 'start'
	| 'end'
	| 'quote'
	| 'case'
	| 'punctuation'
	| 'choice'
	| 'repeat'
	| 'other';

export interface Quantity {
	readonly relation: '<' | '<=' | '=' | '>=' | '>' | 'about' | 'range';
	readonly n: number;
	/** Upper end of a range. */
	readonly m?: number;
	/** As written: "words", "bullet points". Empty when none is stated. */
	readonly unit: string;
}

/** A rule the person set, recognised inside one clause. */
export interface Constraint {
	readonly kind: ConstraintKind;
	/** The words that carry the rule, inside the clause. */
	readonly span: Span;
	readonly polarity: 'must' | 'must_not' | 'prefer';
	readonly quantity?: Quantity;
	/** Literal strings the rule names: keywords, options, an exact ending. */
	readonly items?: readonly string[];
}

/**
 * What a clause is for; it decides the clause's one home in the result.
 * `task` asks for the work, `rule` limits it, `context` gives background facts, `filler` carries nothing ("hi", "thanks").
 */
export type ClauseRole = 'task' | 'rule' | 'context' | 'filler';

export interface Clause {
	readonly span: Span;
	readonly role: ClauseRole;
	/** Lower-cased leading imperative or question word, when there is one: "write", "what". */
	readonly verb: string | null;
	readonly isQuestion: boolean;
	readonly constraints: readonly Constraint[];
}

export interface Reading {
	/** As sent. */
	readonly raw: string;
	/** Same length as `raw`: lone surrogates and control characters replaced one for one, CR as space. */
	readonly text: string;
	readonly language: Language;
	/** In order of appearance; material is not in any clause. */
	readonly clauses: readonly Clause[];
	readonly material: readonly Material[];
	readonly facts: readonly Fact[];
	/** The person's answer to an earlier question, after "Additional context:"; its clauses are in `clauses` too. */
	readonly hasAdditionalContext: boolean;
	/** The text refers to a passage ("this text", "my essay") that is not there. */
	readonly lacksMaterial: boolean;
	/** No word of any known language carries meaning here: "asdf qwer zxcv". */
	readonly isNonsense: boolean;
	/** Already a PLOOP result (headings and closing line), or someone's finished prompt. */
	readonly already: 'ploop' | 'wellformed' | null;
	/** Spans that look like an attempt to instruct the optimiser or the receiving model against its owner. */
	readonly injection: readonly Span[];
	readonly highStakes: readonly ('health' | 'legal' | 'finance' | 'self_harm' | 'minors' | 'security')[];
	/** Pairs of rules that cannot both hold, each as one sentence. */
	readonly conflicts: readonly string[];
}

/* ---------- options ---------- */

export interface Modifiers {
	readonly tone: 'executive' | 'friendly' | 'academic' | 'casual' | 'persuasive' | 'neutral' | 'authentic';
	readonly format: 'paragraph' | 'bullets' | 'table' | 'narrative' | 'mixed';
	readonly depth: 'brief' | 'detailed' | 'exhaustive';
	readonly length: 'no-limit' | 'short' | 'medium' | 'long';
	readonly creativity: 'low' | 'medium' | 'high';
	readonly strictness: 'loose' | 'balanced' | 'strict';
	readonly reasoning: 'concise' | 'step-by-step';
	readonly variations: 'single' | 'multiple' | 'hybrid';
	readonly readerLevel: 'beginner' | 'general' | 'expert';
	readonly modelTarget: 'auto' | 'chatgpt' | 'claude' | 'gemini' | 'llama';
	readonly safetyTone: 'neutral' | 'cautious' | 'advisory';
	readonly authentic: boolean;
	readonly examples: boolean | 'contextual';
	/** null: the engine chooses (or leaves out) a viewpoint. Otherwise one or several roles. */
	readonly archetype: readonly string[] | null;
	readonly targetContext: string | null;
	readonly codeRigor: 'off' | 'minimal' | 'standard' | 'production';
	readonly citations: 'off' | 'Links' | 'APA-lite' | 'Footnotes';
	/** null: the usual order. Otherwise section names, in the order wanted. */
	readonly structureLock: readonly string[] | null;
	readonly outputChecks: readonly ('facts' | 'edgeCases' | 'limitations')[];
}

export const DEFAULT_MODIFIERS: Modifiers = {
	tone: 'friendly',
	format: 'paragraph',
	depth: 'brief',
	length: 'no-limit',
	creativity: 'medium',
	strictness: 'balanced',
	reasoning: 'concise',
	variations: 'single',
	readerLevel: 'general',
	modelTarget: 'auto',
	safetyTone: 'neutral',
	authentic: false,
	examples: false,
	archetype: null,
	targetContext: null,
	codeRigor: 'off',
	citations: 'off',
	structureLock: null,
	outputChecks: [],
};

/* ---------- planning: what the result will say ---------- */

export type SectionId =
	| 'intent'
	| 'criticalGaps'
	| 'constraints'
	| 'steps'
	| 'tests'
	| 'deliverables'
	| 'source'
	| 'closing';

export type Origin = 'yours' | 'added' | 'assumed';

/** One line of the result before rendering. */
export interface PlannedLine {
	readonly text: string;
	readonly origin: Origin;
	/** Id of the rule that wrote it, e.g. `constraint.length`, `type.email_message.step`. */
	readonly rule: string;
	/** Where the person said it; empty unless `yours`. */
	readonly source: readonly Span[];
}

export interface PlannedSection {
	readonly id: SectionId;
	readonly lines: readonly PlannedLine[];
}

export interface Clarification {
	readonly question: string;
	readonly tips: readonly string[];
	readonly examples: readonly string[];
}

/* ---------- tasks: what kind of work is asked for ---------- */

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
	/** What the gap line says is assumed: "general adult readers". Only for `assume`. */
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
	/** Each step says from which depth on it is given. Imperative, one action, no invented fact. */
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
	/** Where the person (or a modifier: null span) already filled it; undefined when it is open. */
	readonly filledBy?: Span | null;
}

/* ---------- the result ---------- */

export interface LedgerEntry {
	readonly id: string;
	readonly kind: FactKind;
	readonly text: string;
	readonly negated: boolean;
	readonly source: { readonly start: number; readonly end: number };
	/** Offsets into `prompt`. */
	readonly landed: { readonly start: number; readonly end: number; readonly section: SectionId } | null;
	readonly status: 'kept' | 'moved' | 'missing';
}

export interface ProvenanceLine {
	/** Offsets into `prompt`. */
	readonly start: number;
	readonly end: number;
	readonly section: SectionId;
	readonly origin: Origin;
	readonly rule: string;
	readonly source: readonly { readonly start: number; readonly end: number }[];
}

export interface Optimised {
	readonly outcome: 'optimised';
	readonly prompt: string;
	readonly intent: string;
	readonly criticalGaps: readonly string[];
	readonly whyItWorks: readonly string[];
	readonly optionalRefinements: readonly string[];
	readonly details: string;
	readonly language: Language;
	readonly taskType: string;
	readonly ledger: readonly LedgerEntry[];
	readonly provenance: readonly ProvenanceLine[];
}

export interface NeedsClarification {
	readonly outcome: 'clarify';
	readonly clarification: Clarification;
	readonly intent: string;
	readonly criticalGaps: readonly string[];
	readonly details: string;
	readonly language: Language;
	readonly taskType: string;
}

export type EngineResult = Optimised | NeedsClarification;
