import { type ReactElement, useRef } from 'react';
import type { TemplateSource } from '#contract/templates';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { SaveTemplateButton } from '#islands/templates/SaveTemplateButton.tsx';
import { CopyByHand } from '../result/CopyByHand.tsx';
import { PrintHead } from '../result/PrintHead.tsx';
import { useArrival } from '../result/use-arrival.ts';
import { useCopying } from '../result/use-copying.ts';

interface Props {
	readonly text: string;
	/** The rough text that the kept prompt was made from. */
	readonly source: TemplateSource;
	/** Time as the server wrote it. */
	readonly madeAt: string;
	readonly note: string;
	readonly copy: OptimiserCopy;
}

/** An earlier result of which only the text is available. */
export function KeptText({ text, source, madeAt, note, copy }: Props): ReactElement {
	const headingRef = useRef<HTMLHeadingElement>(null);
	const [copying, handleCopy] = useCopying(text);
	useArrival(headingRef);
	const { result } = copy;
	return (
		<section className="opt-result" aria-labelledby="optimizer-kept">
			<PrintHead intent={source.raw} madeAt={new Date(madeAt)} copy={copy} />
			<header className="opt-result-head">
				<h3 id="optimizer-kept" ref={headingRef} tabIndex={-1}>
					{result.title}
				</h3>
				<div className="opt-toolbar">
					<SaveTemplateButton body={text} source={source} label={result.save} copy={copy.templates} />
					<button type="button" className="button is-small opt-copy" data-copying={copying} onClick={handleCopy}>
						{copying === 'copied' ? result.copied : result.copy}
					</button>
				</div>
			</header>
			<p className="opt-kept">{note}</p>
			{copying === 'refused' ? (
				<CopyByHand text={text} explanation={result.copyFailed} label={result.title} />
			) : (
				<div className="opt-paper opt-kept-text" dir="auto">
					{text}
				</div>
			)}
		</section>
	);
}
