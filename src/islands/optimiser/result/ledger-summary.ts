import { phrasesOf } from './phrases.ts';
import { type Made, wishesOf } from './wishes.ts';

/** A type, so that it fills in sentences as it is. */
export type LedgerSummary = {
	readonly total: number;
	readonly kept: number;
};

/** Counts the phrases as they are marked in the visitor's text, so that every figure agrees with what is seen. */
export function summariseLedger(sent: string, made: Made): LedgerSummary {
	const phrases = phrasesOf(sent, wishesOf(sent, made));
	return { total: phrases.length, kept: phrases.filter(({ isMissing }) => !isMissing).length };
}
