import type { Reading } from '#engine/types';

const TAKES_BACK =
	/^(?:(?:oh |ah |um+ )?(?:no,? wait|wait,? no|wait(?=,)|scrap that|scratch that|no,? sorry|sorry,? (?:no|scrap|i meant?|make)|actually,? (?:no|make|scrap)|no,? (?:make|scrap|actually|that['’]?s wrong|let['’]?s (?:say|make)|tell a lie)|no,? don['’]?t(?=\s*(?:[.!,]|$))|on second thoughts?))(?![\p{L}'’])/iu;
const BEGINS_ANEW = /(?<=[.,;…!?\n]\s{0,3}|\s[-–—]\s)(?=\p{L})/gu;
const NOT_BUT = /\bactually not\b/i;

/** Whether a correction ("no wait ...") could not be applied. If it were moved, nobody would know what it corrects. */
export const leavesBack = ({ text, edits, clauses }: Reading): boolean => {
	const heard = clauses.filter(({ role }) => role !== 'filler');
	const isIn = (at: number, ranges: readonly { readonly start: number; readonly end: number }[]) =>
		ranges.some(({ start, end }) => start <= at && at < end);
	const corrections = edits.filter(({ rule }) => rule === 'correction');
	const backs = [...text.matchAll(BEGINS_ANEW)]
		.map(({ index }) => index)
		.filter((at) => TAKES_BACK.test(text.slice(at, at + 40)));
	return (
		NOT_BUT.test(text) ||
		backs.some(
			(at) =>
				isIn(
					at,
					heard.map(({ span }) => span),
				) && !isIn(at, corrections),
		)
	);
};
