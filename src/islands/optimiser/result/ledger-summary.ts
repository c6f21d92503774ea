import { phrasesOf } from './phrases.ts';
import { type Made, wishesOf } from './wishes.ts';

/** A type and not an interface, so that it can be passed to `fillIn`. */
export type LedgerSummary = {
	readonly total: number;
	readonly kept: number;
};

/** Counts the phrases as marked in the visitor's text, so that every figure agrees with the marks. */
export function summariseLedger(sent: string, made: Made): LedgerSummary {
	const phrases = phrasesOf(sent, wishesOf(sent, made));
	return { total: phrases.length, kept: phrases.filter(({ isMissing }) => !isMissing).length };
}
