import type { Edit } from './editing/edit-model.ts';
import type { Question } from './review-model.ts';
import type { PartKind } from './tagging/part-labels.ts';

/**
 * The data that passes between the stages of the engine. Every offset is a UTF-16 index into the text as the person sent it:
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
 * The purpose of a clause, which decides its place in the result.
 * `task` asks for the work, `rule` limits it, `context` gives background facts, `filler` is dropped ("hi", "thanks").
 */
export type ClauseRole = 'task' | 'rule' | 'context' | 'filler';

export interface Clause {
	readonly span: Span;
	/** The kind of this part of the request. */
	readonly part: PartKind;
	readonly role: ClauseRole;
	/** Lower-cased leading imperative or question word, when there is one: "write", "what". */
	readonly verb: string | null;
	readonly isQuestion: boolean;
	readonly constraints: readonly Constraint[];
	/** Applies to everything asked for, wherever it stands, because the person corrected its scope. */
	readonly isGeneral?: boolean;
	/** To be kept to, whatever it seems to tell: the person said so afterwards. */
	readonly isRule?: boolean;
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
	/** Light edits of the words, in order. */
	readonly edits: readonly Edit[];
	/** The person's answer to an earlier question, after "Additional context:"; its clauses are in `clauses` too. */
	readonly hasAdditionalContext: boolean;
	/** The text refers to a passage ("this text", "my essay") that is not there. */
	readonly lacksMaterial: boolean;
	/** Whether the text has no word of any known language: "asdf qwer zxcv". */
	readonly isNonsense: boolean;
	/** Already a PLOOP result (headings and closing line), or someone's finished prompt. */
	readonly already: 'ploop' | 'wellformed' | null;
	/** Spans that look like an attempt to instruct the optimiser or the receiving model against its owner. */
	readonly injection: readonly Span[];
	readonly highStakes: readonly ('health' | 'legal' | 'finance' | 'self_harm' | 'minors' | 'security')[];
	/** Pairs of rules that cannot both hold, each as one sentence. */
	readonly conflicts: readonly string[];
}

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

/** The kind of a line of the result. */
export type LineKind =
	| 'request'
	| 'background'
	| 'label'
	| 'rule'
	| 'material'
	| 'gap'
	| 'option'
	| 'safety'
	| 'step'
	| 'check'
	| 'deliverable'
	| 'settled'
	| 'restatement'
	| 'closing';

/** One line of the result before rendering. */
export interface PlannedLine {
	readonly is: LineKind;
	readonly text: string;
	readonly origin: Origin;
	/** Id of the rule that wrote it, as the API tells it: `constraint.own`, `modifier.tone`. */
	readonly rule: string;
	/** Where the person said it: the words themselves if `yours`, else the rule that the line was made from. */
	readonly source: readonly Span[];
	/** Of a line of the person's: the offset in the request that each letter comes from. */
	readonly from?: readonly number[];
	/** Number of the request among several, or of the one that a rule belongs to. */
	readonly number?: number;
	/** Id of the operation that put it here; absent for what stands in the request as it was. */
	readonly operation?: string;
}

export interface PlannedSection {
	readonly id: SectionId;
	readonly lines: readonly PlannedLine[];
}

export interface Clarification {
	readonly question: string;
	readonly tips: readonly string[];
	readonly examples: readonly string[];
	/** All questions of the round, `question` first: one to three. */
	readonly questions: readonly Question[];
}
