import type { Modifiers } from '#engine/modifiers';
import type { Slot, TaskGuess, TaskType } from '#engine/task-model';
import type { PlannedLine, Reading } from '#engine/types';
import { type CompiledRule, compileRules } from './compile/compile-rules.ts';
import { findHomes, type Homes } from './homes.ts';
import { setAsideLongBackground } from './long-background.ts';
import { settleRoles } from './settle-roles.ts';

/** Everything a section needs to write itself. */
export interface Brief {
	readonly reading: Reading;
	readonly guess: TaskGuess;
	readonly task: TaskType;
	readonly slots: readonly Slot[];
	readonly gaps: readonly PlannedLine[];
	readonly modifiers: Modifiers;
	/** The person asked for defaults, so every one of them is told. */
	readonly statesDefaults: boolean;
	readonly homes: Homes;
	readonly rules: readonly CompiledRule[];
	/** A question of a line gets an answer-sized prompt: few sections, one line each. */
	readonly isCompact: boolean;
}

const COMPACT_WORDS = 8;

/** Settles what each clause is for and where it stands, and compiles the rules. */
export function makeBrief(parts: Omit<Brief, 'homes' | 'rules' | 'isCompact'>): Brief {
	const { task } = parts;
	const reading = setAsideLongBackground(settleRoles(parts.reading));
	const rules = compileRules(reading);
	const isBare = rules.length === 0 && reading.material.length === 0;
	const isCompact = isBare && (task.id === 'fact_qa' || countWords(reading.text) <= COMPACT_WORDS);
	return { ...parts, reading, homes: findHomes(reading), rules, isCompact };
}

const countWords = (text: string) => text.match(/\S{1,200}/g)?.length ?? 0;
