import type { LedgerEntry } from '#contract/optimise';

export interface LedgerSummary {
	readonly total: number;
	readonly kept: number;
	/** How many of the kept ones are things not to do. */
	readonly donts: number;
}

export function summariseLedger(ledger: readonly LedgerEntry[]): LedgerSummary {
	const kept = ledger.filter((entry) => entry.status !== 'missing');
	return { total: ledger.length, kept: kept.length, donts: kept.filter((entry) => entry.negated).length };
}
