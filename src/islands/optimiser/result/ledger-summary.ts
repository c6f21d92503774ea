import type { LedgerEntry } from '#contract/optimise';
import { phrasesOf } from './phrases.ts';

/** A type, so that it fills in sentences as it is. */
export type LedgerSummary = {
	readonly total: number;
	readonly kept: number;
};

/** Counts the phrases as they are marked in the visitor's text, so that every figure agrees with what is seen. */
export function summariseLedger(sent: string, ledger: readonly LedgerEntry[]): LedgerSummary {
	const phrases = phrasesOf(sent, ledger);
	return { total: phrases.length, kept: phrases.filter(({ isMissing }) => !isMissing).length };
}
