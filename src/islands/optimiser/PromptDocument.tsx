import { type ReactElement, useMemo } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import type { ReviseResponse } from '#contract/revise';
import { DocumentLine } from './DocumentLine.tsx';
import { type DocumentBlock, readDocument } from './document-model.ts';
import { FactText } from './FactText.tsx';
import { Legend } from './Legend.tsx';
import type { MarkedRange } from './segments.ts';
import { placesInResult } from './workspace/places.ts';

interface Props {
	readonly answer: ReviseResponse;
	/** The text as sent, to tell the visitor's own words from reworded ones. */
	readonly sent: string;
	readonly copy: OptimiserCopy['result'];
}

/** The finished prompt, laid out to be read; copying takes the exact text instead. */
export function PromptDocument({ answer, sent, copy }: Props): ReactElement {
	const { optimised_prompt: prompt, provenance, assumptions } = answer;
	const blocks = useMemo(() => {
		// What was accepted or edited is the visitor's word too.
		const settled = assumptions.filter((one) => one.status === 'settled');
		const own = [sent, ...settled.map(({ label, value }) => `${label}: ${value}`)].join('\n');
		return readDocument(prompt, provenance, own);
	}, [prompt, provenance, assumptions, sent]);
	const ranges = useMemo(() => placesInResult(answer), [answer]);
	return (
		<>
			<Legend blocks={blocks} copy={copy} />
			<article className="opt-document" lang={answer.language} dir={answer.direction}>
				{blocks.map((block) => drawBlock(block, prompt, ranges, copy))}
			</article>
		</>
	);
}

function drawBlock(block: DocumentBlock, prompt: string, ranges: MarkedRange[], copy: Props['copy']): ReactElement {
	const { start, end } = block;
	const body = <FactText text={prompt} start={start} end={end} ranges={ranges} />;
	if (block.kind === 'heading') return <h4 key={start}>{prompt.slice(start, end)}</h4>;
	if (block.kind === 'line') {
		return (
			<DocumentLine key={start} bullet={block.bullet} origin={block.origin} copy={copy.origins}>
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
