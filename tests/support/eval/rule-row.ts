import type { EvalRow } from './desk.ts';
import type { Row } from './rows.ts';

/** A row of an instruction-following set, with the rules somebody else found in it. */
export type RuleRow = Row & EvalRow;
