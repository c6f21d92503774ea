import type { ReactElement } from 'react';
import type { OptimiseResponse } from '#contract/optimise';
import type { OptimiserCopy } from '#copy/optimiser-copy';

interface Props {
	readonly answer: Pick<OptimiseResponse, 'why_it_works' | 'optional_refinements' | 'gave_way'>;
	readonly copy: OptimiserCopy['result'];
}

/** Why the prompt works, and open points. */
export function Counsel({ answer, copy }: Props): ReactElement {
	// Overruled options are shown above the result already.
	const open = answer.optional_refinements.filter((line) => !answer.gave_way.includes(line));
	return (
		<div className="opt-counsel">
			<CounselList title={copy.why} lines={answer.why_it_works} />
			<CounselList title={copy.refinements} lines={open} />
		</div>
	);
}

interface ListProps {
	readonly title: string;
	readonly lines: readonly string[];
}

function CounselList({ title, lines }: ListProps): ReactElement | null {
	if (lines.length === 0) return null;
	return (
		<section>
			<h4>{title}</h4>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	);
}
