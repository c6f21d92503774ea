import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { CopyByHand } from '../result/CopyByHand.tsx';
import { useCopying } from '../result/use-copying.ts';

interface Props {
	readonly text: string;
	readonly copy: OptimiserCopy;
}

/** The message to send back to the AI, ready to copy. */
export function RepairPrompt({ text, copy: { answerCheck: words, result } }: Props): ReactElement {
	const [copying, copy] = useCopying(text);
	return (
		<section className="opt-repair" aria-labelledby="optimizer-repair">
			<h5 id="optimizer-repair">{words.repairTitle}</h5>
			<p>{words.repairLead}</p>
			<pre dir="auto">{text}</pre>
			<button type="button" className="button is-small is-quiet opt-copy" data-copying={copying} onClick={copy}>
				{copying === 'copied' ? result.copied : words.copy}
			</button>
			<p className="visually-hidden" role="status">
				{copying === 'copied' && result.copied}
			</p>
			{copying === 'refused' && <CopyByHand text={text} explanation={result.copyFailed} label={words.repairTitle} />}
		</section>
	);
}
