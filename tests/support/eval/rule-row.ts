import type { EvalRow } from './desk.ts';
import type { Row } from './rows.ts';

/** A row of an instruction-following set, with its annotated rules. */
export type RuleRow = Row & EvalRow;
