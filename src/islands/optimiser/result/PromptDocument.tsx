import { memo, type ReactElement, useMemo } from 'react';
import type { Block } from '#contract/blocks';
import type { ReviseResponse } from '#contract/revise';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { placesInResult } from '../workspace/places.ts';
import { DocumentLine } from './DocumentLine.tsx';
import { FactText } from './FactText.tsx';
import type { MarkedRange } from './segments.ts';

interface Props {
	/** The text as sent. */
	readonly sent: string;
	readonly answer: ReviseResponse;
	readonly copy: OptimiserCopy['result'];
}

/**
 * The finished prompt, laid out for reading; copying takes the exact text instead. It is not rendered again while a revision is
 * fetched.
 */
export const PromptDocument = memo(function PromptDocument({ sent, answer, copy }: Props): ReactElement {
	const { optimised_prompt: prompt, blocks } = answer;
	const ranges = useMemo(() => placesInResult(sent, answer), [sent, answer]);
	return (
		<article className="opt-document" lang={answer.language} dir={answer.direction}>
			{blocks.map((block) => drawBlock(block, prompt, ranges, copy))}
		</article>
	);
});

function drawBlock(block: Block, prompt: string, ranges: MarkedRange[], copy: Props['copy']): ReactElement {
	const { start, end } = block;
	const body = <FactText text={prompt} start={start} end={end} ranges={ranges} />;
	if (block.kind === 'heading') return <h4 key={start}>{prompt.slice(start, end)}</h4>;
	if (block.kind === 'line') {
		return (
			<DocumentLine
				// An answer keeps its key while lines before it come and go, so that it is highlighted once.
				key={block.is === 'settled' ? prompt.slice(start, end) : start}
				bullet={block.bullet}
				origin={block.origin}
				isAnswer={block.is === 'settled'}
				copy={copy.origins}
			>
				{body}
			</DocumentLine>
		);
	}
	return (
		<figure key={start} className="opt-material">
			<figcaption>{copy.material}</figcaption>
			<pre>{body}</pre>
		</figure>
	);
}
