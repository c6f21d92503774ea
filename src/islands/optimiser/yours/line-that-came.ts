import type { ReviseResponse } from '#contract/revise';

type Result = Pick<ReviseResponse, 'blocks' | 'optimised_prompt'>;

/** The lines of a result without labels such as "Background:", which come with the first line under them. */
const linesOf = ({ blocks, optimised_prompt: prompt }: Result): string[] =>
	blocks.flatMap((block) =>
		block.kind === 'line' && block.is !== 'label' ? [prompt.slice(block.start, block.end)] : [],
	);

/** The line that a result has and the earlier one lacks, or null. */
export function lineThatCame(before: Result, now: Result): string | null {
	const known = new Set(linesOf(before));
	return linesOf(now).find((line) => !known.has(line)) ?? null;
}
