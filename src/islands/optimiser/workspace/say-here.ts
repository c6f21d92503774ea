import type { ReviseResponse } from '#contract/revise';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { fillIn } from '../fill-in.ts';
import { summariseLedger } from '../result/ledger-summary.ts';
import type { Said } from './revision.store.ts';

/** A sentence about a revision that ends with the number of kept wishes. */
export function sayWith(
	sentence: string,
	copy: WorkspaceCopy['said'],
	values: Readonly<Record<string, string | number>> = {},
): Said {
	return (answer, sent) => {
		const n = answer.optimised_prompt.length.toLocaleString('en-GB');
		return fillIn(sentence, { n, ...values, here: sayHere(sent, answer, copy) }).trim();
	};
}

function sayHere(sent: string, answer: ReviseResponse, copy: WorkspaceCopy['said']): string {
	const summary = summariseLedger(sent, answer);
	return summary.total === 0 ? '' : fillIn(copy.here, summary);
}
