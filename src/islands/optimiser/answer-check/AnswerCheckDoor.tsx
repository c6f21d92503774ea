import { type ReactElement, useState } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { PartPending } from '../PartPending.tsx';
import { useLazyPart } from '../use-lazy-part.ts';

interface Props {
	/** The request as sent. */
	readonly sent: string;
	readonly copy: OptimiserCopy;
}

const load = () => import('./AnswerCheck.tsx').then((module) => module.AnswerCheck);

/** The way to the answer check: its code comes when it is opened. */
export function AnswerCheckDoor({ sent, copy }: Props): ReactElement {
	const [isOpen, setOpen] = useState(false);
	const lazy = useLazyPart(load, isOpen);
	const { title, lead, part } = copy.answerCheck;
	return (
		<section className="opt-check" aria-labelledby="optimizer-check">
			<h4 id="optimizer-check">
				<button
					type="button"
					className="opt-check-toggle"
					aria-expanded={isOpen}
					aria-controls="optimizer-check-body"
					onClick={() => setOpen(!isOpen)}
				>
					{title}
					<span className="opt-chevron" aria-hidden="true" />
				</button>
			</h4>
			<p className="opt-check-lead">{lead}</p>
			<div id="optimizer-check-body" hidden={!isOpen}>
				{lazy.state === 'ready' ? (
					<lazy.part sent={sent} copy={copy} />
				) : (
					isOpen && <PartPending retry={lazy.state === 'failed' ? lazy.retry : null} copy={part} />
				)}
			</div>
		</section>
	);
}
