import type { ReviseResponse } from '#contract/revise';

type Result = Pick<ReviseResponse, 'blocks' | 'optimised_prompt'>;

const linesOf = ({ blocks, optimised_prompt: prompt }: Result): string[] =>
	blocks.flatMap(({ kind, start, end }) => (kind === 'line' ? [prompt.slice(start, end)] : []));

/** The line that a result has and the earlier one lacks, or null. */
export function lineThatCame(before: Result, now: Result): string | null {
	const known = new Set(linesOf(before));
	return linesOf(now).find((line) => !known.has(line)) ?? null;
}
