import { expect, test } from 'vitest';
import type { Block } from '#contract/blocks';
import { lineThatCame } from './line-that-came.ts';

/** A result with these lines only. */
function resultOf(...lines: readonly string[]) {
	let start = 0;
	const blocks = lines.map((text): Block => {
		const end = start + text.length;
		const block: Block = { kind: 'line', start, end, section: 'intent', bullet: '', origin: 'yours', is: 'settled' };
		start = end + 1;
		return block;
	});
	return { blocks, optimised_prompt: lines.join('\n') };
}

test('the line that an answer added is found anywhere in the result', () => {
	const before = resultOf('Write an email.', 'Act on it.');
	const now = resultOf('Write an email.', 'They should say yes.', 'Act on it.');
	expect(lineThatCame(before, now)).toBe('They should say yes.');
});

test('a result that only lost a line has no new one', () => {
	expect(lineThatCame(resultOf('Write an email.', 'Act on it.'), resultOf('Act on it.'))).toBeNull();
});

test('the label over the first fact is not what an answer added', () => {
	const before = resultOf('Plan a weekend.');
	const now = resultOf('Plan a weekend.', 'Background:', 'We stay in Leith.');
	const labelled = now.blocks.map(
		(block, at): Block => (at === 1 && block.kind === 'line' ? { ...block, is: 'label' } : block),
	);
	expect(lineThatCame(before, { ...now, blocks: labelled })).toBe('We stay in Leith.');
});
