import type { Block } from './block-model.ts';
import type { Assumption, Operation, Question, Score, Suggestion } from './review-model.ts';
import type { Clarification, FactKind, Language, Origin, SectionId } from './types.ts';

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
	/** Options that gave way to the person's own words, each as one sentence. */
	readonly gaveWay: readonly string[];
	readonly details: string;
	readonly language: Language;
	readonly taskType: string;
	readonly ledger: readonly LedgerEntry[];
	readonly provenance: readonly ProvenanceLine[];
	/** The prompt as it is to be shown. */
	readonly blocks: readonly Block[];
	readonly operations: readonly Operation[];
	readonly assumptions: readonly Assumption[];
	readonly score: Score;
	/** Whether the request was a strong prompt already, of which little or nothing was changed. */
	readonly isAlreadyGood: boolean;
	/** What an expert would ask next, the most valuable first; nothing waits for an answer. */
	readonly questions: readonly Question[];
	readonly suggestions: readonly Suggestion[];
	/** What this rendering does differently for its model, and why; empty without a model. */
	readonly modelNotes: readonly string[];
}

export interface NeedsClarification {
	readonly outcome: 'clarify';
	readonly clarification: Clarification;
	readonly intent: string;
	readonly criticalGaps: readonly string[];
	readonly details: string;
	readonly language: Language;
	readonly taskType: string;
	readonly score: Score;
}

export type EngineResult = Optimised | NeedsClarification;
